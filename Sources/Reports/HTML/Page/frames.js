'use strict';
// All frames, one of which can be chosen; and the strip to walk through them.
const Frames = (() => {
  const source = document.getElementById('frame-data');
  if (!source) return null;
  const data = JSON.parse(source.textContent);
  function numbers(type, text) {
    return new type(Uint8Array.from(atob(text), letter => letter.charCodeAt(0)).buffer);
  }
  const number = numbers(Uint32Array, data.numbers);
  const microseconds = numbers(Uint32Array, data.microseconds);
  const phase = numbers(Uint8Array, data.phases);
  const offset = numbers(Float32Array, data.offsets);
  const list = numbers(Uint16Array, data.lists);
  const late = numbers(Uint32Array, data.late);
  const overrun = numbers(Uint32Array, data.overruns);
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

  // The first late frame at or behind a position, as an index of `late`.
  function lateFrom(position) {
    let low = 0, high = late.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (late[middle] < position) low = middle + 1; else high = middle;
    }
    return low;
  }
  function overrunOf(position) {
    const index = lateFrom(position);
    return late[index] === position ? overrun[index] : 0;
  }

  function name(position) {
    return number[position] === NONE ? `${position + 1} of the trace` : String(number[position]);
  }

  function describe(position) {
    const parts = [`Frame ${name(position)}: ${time(microseconds[position])}`];
    const over = overrunOf(position);
    parts.push(over ? `late by ${time(over)}` : 'in time');
    if (data.phaseNames[phase[position]]) parts.push(data.phaseNames[phase[position]]);
    if (!Number.isNaN(offset[position])) parts.push(`offset ${offset[position].toFixed(1)} points`);
    if (list.length) parts.push(data.listNames[list[position]]);
    return parts.join(', ');
  }

  // The address names a frame by its number, and by its place where numbers are not unique.
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
      button.style.height = Math.max(6, 100 * Math.sqrt(microseconds[position] / highest)) + '%';
      button.setAttribute('aria-pressed', String(position === chosen));
      button.setAttribute('aria-label', describe(position));
      button.title = describe(position);
      if (overrunOf(position)) button.className = 'late';
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

  // Only the longest frames are in the page with all that was inside.
  function showCommand() {
    if (number[chosen] === NONE) return;
    const code = document.createElement('code');
    code.textContent = `${status.dataset.command} ${number[chosen]}`;
    status.append(' What was inside: ', code);
  }

  function choose(position, options = {}) {
    chosen = Math.max(0, Math.min(data.count - 1, position));
    showStrip();
    showStatus();
    if (!options.isRestored) State.set('frame', addressOf(chosen));
    if (options.focus) strip.querySelector('[tabindex="0"]').focus();
    for (const listener of listeners) listener();
  }

  function lateBeside(direction) {
    const index = direction > 0 ? lateFrom(chosen + 1) : lateFrom(Math.max(0, chosen)) - 1;
    return late[index] === undefined ? chosen : late[index];
  }

  const keys = {
    ArrowRight: () => Math.max(0, chosen) + 1, ArrowLeft: () => chosen - 1, Home: () => 0,
    End: () => data.count - 1, PageDown: () => lateBeside(1), PageUp: () => lateBeside(-1),
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
  for (const [action, direction] of [['late-before', -1], ['late-after', 1]]) {
    const button = document.querySelector(`[data-action="${action}"]`);
    button.disabled = late.length === 0;
    button.addEventListener('click', () => choose(lateBeside(direction)));
  }
  document.querySelectorAll('details[data-position]').forEach(details => {
    details.addEventListener('toggle', () => {
      const position = Number(details.dataset.position);
      if (details.open && position !== chosen) choose(position);
    });
  });

  function restore() {
    const position = positionOf(State.get('frame'));
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
    count: data.count, microseconds, late, describe, choose,
    first: isInOrder ? number[0] : 0, chosen: () => chosen,
    changed: listener => listeners.push(listener),
  };
})();
