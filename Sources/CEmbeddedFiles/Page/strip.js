'use strict';
// All points, one of which can be chosen; and the strip to walk through them.
const Points = (() => {
  const source = document.getElementById('strip-data');
  if (!source) return null;
  const data = JSON.parse(source.textContent);
  function numbers(type, text) {
    return new type(Uint8Array.from(atob(text), letter => letter.charCodeAt(0)).buffer);
  }
  const number = numbers(Uint32Array, data.numbers);
  const microseconds = numbers(Uint32Array, data.microseconds);
  const group = numbers(Uint8Array, data.groups);
  const place = numbers(Float32Array, data.places);
  const owner = numbers(Uint16Array, data.owners);
  const beyond = numbers(Uint32Array, data.beyond);
  const excess = numbers(Uint32Array, data.excesses);
  const words = data.words;
  const NONE = 0xffffffff;
  const isInOrder = number.every((value, index) => value !== NONE && value === number[0] + index);

  const strip = document.getElementById('strip');
  const status = document.getElementById('selected');
  const listeners = [];
  let chosen = -1;

  function time(microseconds) {
    if (microseconds < 1000) return microseconds + ' µs';
    return (microseconds / 1000).toPrecision(3).replace(/e.*/, '') + ' ms';
  }

  // The first point beyond its limit at or behind a position, as an index of `beyond`.
  function beyondFrom(position) {
    let low = 0, high = beyond.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (beyond[middle] < position) low = middle + 1; else high = middle;
    }
    return low;
  }
  function excessOf(position) {
    const index = beyondFrom(position);
    return beyond[index] === position ? excess[index] : 0;
  }

  function name(position) {
    return number[position] === NONE ? `${position + 1} of the trace` : String(number[position]);
  }

  function describe(position) {
    const parts = [`${words.point} ${name(position)}: ${time(microseconds[position])}`];
    const over = excessOf(position);
    parts.push(over ? `${words.beyond} ${time(over)}` : words.within);
    if (data.groupNames[group[position]]) parts.push(data.groupNames[group[position]]);
    if (!Number.isNaN(place[position])) {
      parts.push(`${words.place} ${place[position].toFixed(1)} ${words.unit}`);
    }
    if (owner.length) parts.push(data.ownerNames[owner[position]]);
    return parts.join(', ');
  }

  // The address names a point by its number, and by its place where numbers are not unique.
  function addressOf(position) {
    return number.indexOf(number[position]) === position && number[position] !== NONE
      ? String(number[position]) : '@' + position;
  }
  function positionOf(address) {
    const found = address.startsWith('@') ? Number(address.slice(1)) : number.indexOf(Number(address));
    return address && Number.isInteger(found) && found >= 0 && found < data.count ? found : -1;
  }

  function detailsOf(position) {
    return document.querySelector(`details[data-position="${position}"]`);
  }

  function showStrip() {
    const width = Math.min(data.count, Math.max(20, Math.floor(strip.clientWidth / 14) || 60));
    const center = Math.max(0, chosen);
    const first = Math.max(0, Math.min(data.count - width, center - (width >> 1)));
    let highest = 1;
    for (let at = first; at < first + width; at++) highest = Math.max(highest, microseconds[at]);
    strip.replaceChildren(...Array.from({ length: width }, (unused, index) => {
      const position = first + index;
      const button = document.createElement('button');
      button.type = 'button';
      button.tabIndex = position === center ? 0 : -1;
      button.dataset.position = position;
      button.style.height = Math.max(4, 100 * microseconds[position] / highest) + '%';
      button.setAttribute('aria-pressed', String(position === chosen));
      button.setAttribute('aria-label', describe(position));
      button.title = describe(position);
      if (excessOf(position)) button.className = 'beyond';
      return button;
    }));
  }

  function showStatus() {
    if (chosen < 0) return;
    status.textContent = describe(chosen) + '.';
    const details = detailsOf(chosen);
    if (!details) return showCommand();
    const link = document.createElement('button');
    link.type = 'button';
    link.textContent = 'What was inside';
    link.addEventListener('click', () => {
      details.open = true;
      details.querySelector('summary').focus();
      details.scrollIntoView();
    });
    status.append(' ', link);
  }

  // Only the longest are in the page with all that was inside.
  function showCommand() {
    if (number[chosen] === NONE || !status.dataset.command) return;
    const code = document.createElement('code');
    code.textContent = `${status.dataset.command} ${number[chosen]}`;
    status.append(' What was inside: ', code);
  }

  function choose(position, options = {}) {
    chosen = Math.max(0, Math.min(data.count - 1, position));
    showStrip();
    showStatus();
    if (!options.isRestored) State.set(words.key, addressOf(chosen));
    if (options.focus) strip.querySelector('[tabindex="0"]').focus();
    for (const listener of listeners) listener();
  }

  function beyondBeside(direction) {
    const index = direction > 0 ? beyondFrom(chosen + 1) : beyondFrom(Math.max(0, chosen)) - 1;
    return beyond[index] === undefined ? chosen : beyond[index];
  }

  const keys = {
    ArrowRight: () => Math.max(0, chosen) + 1, ArrowLeft: () => chosen - 1, Home: () => 0,
    End: () => data.count - 1, PageDown: () => beyondBeside(1), PageUp: () => beyondBeside(-1),
  };
  strip.addEventListener('keydown', event => {
    if (!keys[event.key] || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    choose(keys[event.key](), { focus: true });
  });
  strip.addEventListener('click', event => {
    const button = event.target.closest('button');
    if (button) choose(Number(button.dataset.position), { focus: true });
  });
  for (const [action, direction] of [['beyond-before', -1], ['beyond-after', 1]]) {
    const button = document.querySelector(`[data-action="${action}"]`);
    button.disabled = beyond.length === 0;
    button.addEventListener('click', () => choose(beyondBeside(direction)));
  }
  document.querySelectorAll('details[data-position]').forEach(details => {
    details.addEventListener('toggle', () => {
      const position = Number(details.dataset.position);
      // Of a part that the address opens, the address says enough.
      if (details.open && position !== chosen) choose(position, { isRestored: details.id === State.anchor() });
    });
  });

  function restore() {
    const position = positionOf(State.get(words.key));
    if (position < 0 || position === chosen) return;
    choose(position, { isRestored: true });
    const details = detailsOf(position);
    if (details) details.open = true;
    (details || strip).scrollIntoView();
  }
  State.changed(restore);
  showStrip();
  restore();
  addEventListener('resize', showStrip);

  return {
    count: data.count, microseconds, beyond, describe, choose,
    first: isInOrder ? number[0] : 0, chosen: () => chosen,
    changed: listener => listeners.push(listener),
  };
})();
