/** Sounds, synthesised: no files, nothing before the first gesture, one slider. It is a carpeted room. */
import { settings } from "../house/settings.svelte";

export type Sound = "card" | "draw" | "deal" | "turn" | "bell" | "knock" | "tick" | "true" | "bluff" | "chalk" | "clap" | "leaf" | "ting" | "whistle" | "crowd" | "coin" | "thud" | "zip" | "stomp" | "horn";

interface Room { context: AudioContext; out: GainNode }
let room: Room | null = null;
let voices = 0;

/** Sound is allowed from the first gesture on. */
export function listenForGesture(): void {
  const wake = (): void => {
    if (settings.sound > 0) void open()?.context.resume();
  };
  addEventListener("pointerdown", wake, { once: true });
  addEventListener("keydown", wake, { once: true });
}

function open(): Room | null {
  if (room || typeof AudioContext === "undefined") return room;
  const context = new AudioContext();
  const out = context.createGain();
  const press = context.createDynamicsCompressor();
  const carpet = context.createBiquadFilter();
  carpet.type = "lowpass";
  carpet.frequency.value = 6000;
  out.connect(press).connect(carpet).connect(context.destination);
  room = { context, out };
  return room;
}

/** Plays a sound; at most four at once, each a little different, so that repeats do not nag. */
export function play(sound: Sound, mine = true): void {
  if (settings.sound <= 0 || (settings.onlyMyTurn && !mine) || !navigator.userActivation?.hasBeenActive) return;
  const here = open();
  if (!here || here.context.state !== "running" || voices >= 4) return;
  here.out.gain.value = settings.sound * 0.5;
  voices += 1;
  setTimeout(() => (voices -= 1), 120);
  const pitch = 0.97 + Math.random() * 0.06;
  RECIPES[sound](here, here.context.currentTime, pitch);
}

function tone({ context, out }: Room, at: number, pitch: number, length: number, gain: number, type: OscillatorType = "sine", to = pitch): void {
  const voice = context.createOscillator();
  const level = context.createGain();
  voice.type = type;
  voice.frequency.setValueAtTime(pitch, at);
  voice.frequency.exponentialRampToValueAtTime(Math.max(1, to), at + length);
  level.gain.setValueAtTime(0, at);
  level.gain.linearRampToValueAtTime(gain, at + 0.005);
  level.gain.exponentialRampToValueAtTime(0.0005, at + length);
  voice.connect(level).connect(out);
  voice.start(at);
  voice.stop(at + length + 0.02);
}

function noise({ context, out }: Room, at: number, length: number, gain: number, from: number, to = from, q = 1): void {
  const frames = Math.max(1, Math.floor(context.sampleRate * length));
  const buffer = context.createBuffer(1, frames, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let at = 0; at < frames; at++) data[at] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  const band = context.createBiquadFilter();
  const level = context.createGain();
  source.buffer = buffer;
  band.type = "bandpass";
  band.Q.value = q;
  band.frequency.setValueAtTime(from, at);
  band.frequency.linearRampToValueAtTime(to, at + length);
  level.gain.setValueAtTime(gain, at);
  level.gain.exponentialRampToValueAtTime(0.0005, at + length);
  source.connect(band).connect(level).connect(out);
  source.start(at);
}

type Recipe = (room: Room, at: number, pitch: number) => void;

const card: Recipe = (room, at, pitch) => {
  noise(room, at, 0.03, 0.5, 2400 * pitch);
  tone(room, at, 90 * pitch, 0.06, 0.35);
};

const RECIPES: Record<Sound, Recipe> = {
  card,
  draw: (room, at, pitch) => noise(room, at, 0.08, 0.3, 1500 * pitch, 2600 * pitch),
  deal: (room, at, pitch) => [0, 1, 2, 3].forEach((step) => card(room, at + step * 0.045, pitch * (1 + step * 0.02))),
  turn: (room, at) => {
    tone(room, at, 392, 0.2, 0.35, "triangle");
    tone(room, at + 0.1, 523, 0.3, 0.35, "triangle");
  },
  bell: (room, at) => {
    tone(room, at, 880, 0.4, 0.35);
    tone(room, at, 2637, 0.3, 0.07);
  },
  knock: (room, at) => [0, 0.09].forEach((later) => tone(room, at + later, 110, 0.05, 0.3, "square")),
  tick: (room, at) => noise(room, at, 0.012, 0.4, 1800, 1800, 4),
  true: (room, at) => {
    tone(room, at, 392, 0.18, 0.3, "triangle");
    tone(room, at + 0.14, 588, 0.3, 0.3, "triangle");
  },
  bluff: (room, at) => {
    tone(room, at, 466, 0.18, 0.3, "triangle");
    tone(room, at + 0.16, 330, 0.45, 0.3, "triangle", 300);
  },
  chalk: (room, at) => noise(room, at, 0.12, 0.25, 3000, 5000, 2),
  clap: (room, at) => [0, 0.14, 0.28].forEach((later) => noise(room, at + later, 0.05, 0.5, 1400)),
  leaf: (room, at, pitch) => noise(room, at, 0.05, 0.25, 4200 * pitch, 3000),
  ting: (room, at, pitch) => tone(room, at, 2400 * pitch, 0.35, 0.2),
  whistle: (room, at) => [0, 1, 2, 3, 4].forEach((step) => tone(room, at + step * 0.07, step % 2 ? 2160 : 2040, 0.09, 0.16, "square")),
  crowd: (room, at) => noise(room, at, 0.9, 0.35, 500, 1100, 0.6),
  coin: (room, at, pitch) => [2200, 3100, 4700].forEach((tune, step) => tone(room, at, tune * pitch, 0.18 - step * 0.03, 0.12)),
  thud: (room, at) => {
    tone(room, at, 75, 0.16, 0.5);
    noise(room, at, 0.08, 0.3, 500);
  },
  zip: (room, at) => noise(room, at, 0.16, 0.3, 900, 4200, 3),
  stomp: (room, at) => tone(room, at, 60, 0.2, 0.6),
  horn: (room, at) => tone(room, at, 233, 0.6, 0.15, "sawtooth", 228),
};
