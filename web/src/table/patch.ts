/**
 * Updates are differences: a patch says what changed in the table since the update before, and a mark tells whether the whole is
 * what the server has. Nothing here knows what a table is; values are never changed in place, so that what waits to be shown
 * stays as it was.
 */

/** `[value]` is a new value, `[]` cuts a list here, an object changes fields, or items of a list by their number. */
export type Patch = unknown[] | { [name: string]: Patch };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);

/** The value with a patch put upon it. */
export function patched(value: unknown, patch: Patch): unknown {
  if (Array.isArray(patch)) return patch[0];
  if (Array.isArray(value)) return patchedList(value, patch);
  const fields = isRecord(value) ? { ...value } : {};
  for (const [name, inner] of Object.entries(patch)) {
    if (cuts(inner)) delete fields[name];
    else fields[name] = patched(fields[name], inner);
  }
  return fields;
}

const cuts = (patch: Patch): boolean => Array.isArray(patch) && patch.length === 0;

function patchedList(list: unknown[], patch: { [name: string]: Patch }): unknown[] {
  const items = [...list];
  for (const [name, inner] of Object.entries(patch)) {
    const at = Number(name);
    if (cuts(inner)) items.length = Math.min(items.length, at);
    else items[at] = patched(items[at], inner);
  }
  return items;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

/** CRC-32 as zip and PNG have it. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ (TABLE[(sum ^ byte) & 0xff] ?? 0);
  return (sum ^ 0xffffffff) >>> 0;
}

const utf8 = new TextEncoder();

/** The mark of a value: of its JSON text. */
export function markOf(value: unknown): number {
  return crc32(utf8.encode(JSON.stringify(value)));
}
