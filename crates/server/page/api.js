// Draws the OpenAPI document as a page to read.
'use strict';

function el(tag, ...children) {
  const node = document.createElement(tag);
  node.append(...children);
  return node;
}

function name(body) {
  const schema = body && body.content && Object.values(body.content)[0].schema;
  return schema && schema.$ref ? schema.$ref.split('/').pop() : '';
}

function operation(method, path, about) {
  const answers = Object.entries(about.responses || {}).map(([status, answer]) => `${status} ${name(answer)}`);
  return el('tr', el('td', el('code', `${method.toUpperCase()} ${path}`)), el('td', about.summary || about.description || ''),
    el('td', name(about.requestBody)), el('td', answers.join(', ')));
}

async function draw() {
  const document_ = await (await fetch('/api/openapi.json')).json();
  const rows = Object.entries(document_.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, about]) => operation(method, path, about)));
  const schemas = Object.entries(document_.components.schemas).map(([key, schema]) =>
    el('details', el('summary', key), el('pre', JSON.stringify(schema, null, 2))));
  document.getElementById('main').replaceChildren(el('p', document_.info.description),
    el('table', ...rows), el('h2', 'Schemas'), ...schemas);
}

draw();
