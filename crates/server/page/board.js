// A plain board that plays every game: it draws what it is told and offers the choices it is given. No rule is in here.
'use strict';

const main = document.getElementById('main');

// Everything that is shown goes through text nodes: what people write can never become markup.
function el(tag, attributes, ...children) {
  const node = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes || {})) {
    if (key.startsWith('on')) node.addEventListener(key.slice(2), value);
    else if (value !== false) node.setAttribute(key, value);
  }
  for (const child of children.flat()) node.append(child);
  return node;
}

async function call(method, path, body) {
  const options = { method, headers: {} };
  if (body !== undefined) {
    options.body = JSON.stringify(body);
    options.headers['Content-Type'] = 'application/json';
  }
  const response = await fetch(path, options);
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.sentence || response.statusText);
  return answer;
}

function show(...nodes) {
  main.replaceChildren(...nodes.flat());
}

const problem = el('p', { class: 'error', role: 'alert' });

function attempt(action) {
  return async (event) => {
    if (event) event.preventDefault();
    problem.textContent = '';
    try {
      await action(event);
    } catch (error) {
      problem.textContent = error.message;
    }
  };
}

async function whoAmI() {
  const response = await fetch('/api/me');
  return response.ok ? response.json() : null;
}

function askName(then) {
  const name = el('input', { name: 'name', maxlength: 24, required: '', placeholder: 'Your name' });
  const send = attempt(async () => {
    await call('POST', '/api/guests', { name: name.value });
    await then();
  });
  show(el('form', { onsubmit: send }, name, el('button', {}, 'Come in')), problem);
}

async function lobby() {
  const { games } = await call('GET', '/api/games');
  const tables = await call('GET', '/api/tables');
  const rows = tables.map((table) => el('tr', {},
    el('td', {}, el('a', { href: '/t/' + table.id }, table.game)),
    el('td', {}, table.seats.map((seat) => seat.name || seat.kind || 'open').join(', '))));
  show(el('h1', {}, 'Tables'), el('table', {}, rows), el('h2', {}, 'New table'), games.map(newTable), problem);
}

function field(option) {
  const values = option.values;
  if (values.kind === 'words') {
    return el('select', { name: option.key, title: option.help },
      values.words.map((word) => el('option', { value: word, selected: word === option.default ? '' : false }, word)));
  }
  return el('input', { name: option.key, value: option.default, title: option.help });
}

function newTable(game) {
  const seats = el('input', { name: 'seats', type: 'number', min: game.seats_min, max: game.seats_max, value: game.seats_min });
  const fields = game.options.map((option) => [option, field(option)]);
  const send = attempt(async () => {
    const changed = fields.filter(([option, input]) => input.value !== option.default);
    const options = changed.map(([option, input]) => [option.key, input.value]);
    const setup = { game: game.slug, seats: Number(seats.value), options, public: true, chat: true, take_back: true };
    const table = await call('POST', '/api/tables', setup);
    location.href = '/t/' + table.id;
  });
  const rows = fields.map(([option, input]) => el('label', {}, option.key, ' ', input));
  return el('form', { onsubmit: send }, el('h3', {}, game.name), el('p', {}, game.about),
    el('label', {}, 'seats ', seats), rows, el('button', {}, 'Open a table'));
}

class Table {
  constructor(id) {
    this.id = id;
    this.said = [];
    this.nextId = 1;
    this.path = '/api/tables/' + id;
  }

  connect() {
    const since = this.epoch ? `?epoch=${this.epoch}&number=${this.number}` : '';
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    this.socket = new WebSocket(`${scheme}//${location.host}${this.path}/socket${since}`);
    this.socket.onmessage = (event) => this.heard(JSON.parse(event.data));
    this.socket.onclose = () => setTimeout(() => this.connect(), 1000);
    this.socket.onopen = () => this.ping();
  }

  ping() {
    if (this.socket.readyState === WebSocket.OPEN) this.send({ ask: 'ping', at: Math.floor(performance.now()) });
  }

  send(intent) {
    this.socket.send(JSON.stringify(intent));
  }

  ask(intent) {
    problem.textContent = '';
    this.send({ id: this.nextId++, ...intent });
  }

  heard(message) {
    if (message.number !== undefined && message.say !== 'pong') this.number = message.number;
    if (message.say === 'welcome') {
      this.epoch = message.epoch;
      this.you = message.you;
      this.nextId = message.last_id + 1;
      this.info = message.info;
      this.talk = message.talk;
    }
    if (message.say === 'info') this.info = message.info;
    if (message.say === 'talk') this.talk.push(message.line);
    if (message.say === 'update') this.updated(message);
    if (message.say === 'refused') problem.textContent = message.refused.sentence;
    if (message.say === 'pong') {
      document.getElementById('rtt').textContent = Math.floor(performance.now()) - message.at + ' ms';
      setTimeout(() => this.ping(), 10000);
      return;
    }
    this.draw();
  }

  updated(message) {
    this.update = message;
    const notes = message.told.filter((told) => told.told === 'note').map((told) => told.text);
    this.said = [...this.said, ...notes].slice(-50);
  }

  draw() {
    const parts = [el('h1', {}, this.info.game), this.seats(), problem];
    if (this.info.state === 'open') parts.push(this.doorstep());
    if (this.update) parts.push(this.board());
    if (this.info.state === 'over') parts.push(this.after());
    parts.push(this.chat());
    show(parts);
  }

  seats() {
    const post = (path, body) => attempt(() => call('POST', this.path + path, body));
    const row = (seat, number) => {
      const owner = seat.owner.name || seat.owner.kind || 'open';
      const state = [seat.here ? 'here' : '', seat.ready ? 'ready' : '', seat.stand_in ? `${seat.stand_in} plays` : ''];
      const take = el('button', { onclick: post('/seats/' + number) }, 'Sit here');
      const bot = el('button', { onclick: post(`/seats/${number}/bot`, { kind: 'greedy' }) }, 'Add a bot');
      const open = this.info.state === 'open' && seat.owner.sitting === 'open';
      return el('tr', {}, el('td', {}, String(number)), el('td', {}, owner + (number === this.you ? ' (you)' : '')),
        el('td', {}, state.filter(Boolean).join(', ')), el('td', {}, open ? [take, bot] : []));
    };
    return el('table', {}, this.info.seats.map(row));
  }

  doorstep() {
    const entropy = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16)).join('');
    const ready = attempt(() => call('POST', this.path + '/ready', { ready: true, entropy }));
    const start = attempt(() => call('POST', this.path + '/start'));
    return el('p', {}, el('button', { onclick: ready }, 'I am ready'), el('button', { onclick: start }, 'Start'),
      el('small', {}, ' The deal is promised by ' + this.info.commitment));
  }

  board() {
    const { table, choices: offered } = this.update;
    const zones = table.zones.flatMap(([, group]) => group).map(([key, cards]) => el('div', { class: 'zone' },
      el('b', {}, key.replace(':', ' ')), ` (${cards.length ?? cards}) `, rowOf(cards, table.names).map(card)));
    const lines = table.lines.map(([key, value]) => el('tr', {}, el('th', {}, key), el('td', {}, value)));
    let label = '';
    const choices = offered.actions.map((action, at) => {
      const [start, more, end] = offered.labels[at];
      label = label.slice(0, start) + more + label.slice(label.length - end);
      const ask = () => this.ask({ ask: 'act', seen: this.number, action });
      return el('button', { title: offered.clauses[offered.clause[at]], onclick: ask }, label);
    });
    const back = el('button', { onclick: () => this.ask({ ask: 'take_back' }) }, 'Take back');
    return el('section', {}, el('p', {}, 'Score: ' + table.scores.join(' – ')), zones, el('table', {}, lines),
      el('p', {}, choices), this.info.take_back ? [back, this.consent()] : [],
      el('div', { class: 'said' }, this.said.map((text) => el('div', {}, text))));
  }

  consent() {
    const by = this.info.take_back_by;
    if (by === null || by === this.you) return [];
    const answer = (yes) => () => this.ask({ ask: 'consent', yes });
    return [`Seat ${by} wants to take back. `, el('button', { onclick: answer(true) }, 'Yes'),
      el('button', { onclick: answer(false) }, 'No')];
  }

  after() {
    const rematch = attempt(async () => {
      const info = await call('POST', this.path + '/rematch');
      location.href = '/t/' + info.rematch;
    });
    const next = this.info.rematch ? el('a', { href: '/t/' + this.info.rematch }, 'The rematch') : '';
    return el('p', {}, 'The match has ended. ', el('button', { onclick: rematch }, 'Play again'), ' ', next, ' ',
      el('a', { href: '/replay/' + this.id }, 'Replay'));
  }

  chat() {
    const text = el('input', { maxlength: 200, placeholder: 'Say something' });
    const send = attempt(() => this.ask({ ask: 'say', talk: { kind: 'text', text: text.value } }));
    const words = (talk) => talk.text || talk.key;
    const lines = (this.talk || []).map((line) => el('div', {}, el('b', {}, line.name), ': ', words(line.talk)));
    const hello = () => this.ask({ ask: 'say', talk: { kind: 'phrase', key: 'hello' } });
    return el('section', {}, el('h2', {}, 'Talk'), el('div', { class: 'said' }, lines),
      el('button', { onclick: hello }, 'Hello!'),
      this.info.chat ? el('form', { onsubmit: send }, text, el('button', {}, 'Say')) : []);
  }
}

// The cards of a zone in an update, as replays have them.
function rowOf(cards, names) {
  return Array.isArray(cards) ? cards.map((one) => typeof one === 'string' ? { face: one, name: names[one] } : { tag: one }) : [];
}

function card(shown) {
  return 'face' in shown
    ? el('span', { class: 'card', title: shown.face }, shown.name)
    : el('span', { class: 'card back' }, '?');
}

async function replay(id) {
  const match = await call('GET', '/api/replays/' + id);
  const side = el('select', {}, ['public', 'truth', ...Array(match.seats).keys()].map((one) => el('option', {}, String(one))));
  const step = el('input', { type: 'range', min: 0, max: match.lines.length, value: match.lines.length });
  const board = el('div');
  const draw = attempt(async () => {
    const at = await call('GET', `/api/replays/${id}/steps/${step.value}?as=${side.value}`);
    board.replaceChildren(el('p', {}, `${at.step} / ${at.steps}: ${match.lines[at.step - 1] || 'the deal'}`),
      ...at.table.zones.map((zone) => el('div', { class: 'zone' },
        el('b', {}, zone.name + (zone.seat === null ? '' : ' ' + zone.seat)), ` (${zone.count}) `, zone.cards.map(card))));
  });
  step.addEventListener('input', draw);
  side.addEventListener('change', draw);
  show(el('h1', {}, 'Replay: ' + match.game), side, step, board, problem,
    el('a', { href: `/api/replays/${id}/play` }, 'The match as a play file'));
  await draw();
}

async function begin() {
  const [, kind, id] = location.pathname.split('/');
  if (kind === 'replay') return replay(id);
  const me = await whoAmI();
  if (!me) return askName(begin);
  document.getElementById('me').textContent = me.name;
  return kind === 't' ? new Table(id).connect() : lobby();
}

attempt(begin)();
main.after(problem);
