'use strict';
// What is chosen in the page, kept in the part of its address behind the #: the id of a part of the page, if
// there is one, and key=value&key=value.
const State = (() => {
  let anchor = '', values = new URLSearchParams();
  const listeners = [];

  function read() {
    const pieces = location.hash.slice(1).split('&');
    anchor = pieces[0].includes('=') ? '' : pieces.shift();
    values = new URLSearchParams(pieces.join('&'));
  }
  function write() {
    history.replaceState(null, '', '#' + [anchor, values.toString()].filter(Boolean).join('&'));
  }
  function set(key, value) {
    if (value) values.set(key, value); else values.delete(key);
    write();
  }
  function target() {
    try { return anchor && document.getElementById(decodeURIComponent(anchor)); } catch { return null; }
  }
  // A part that is folded is opened.
  function open() {
    const found = target();
    for (let around = found; around; around = around.parentElement) if (around.tagName === 'DETAILS') around.open = true;
    return found;
  }
  // A link to a part leaves what is chosen; an address with values replaces it.
  addEventListener('hashchange', () => {
    const isPlain = location.hash.length > 1 && !/[=&]/.test(location.hash);
    if (isPlain) {
      anchor = location.hash.slice(1);
      write();
      open();
      return;
    }
    read();
    for (const listener of listeners) listener();
    scroll();
  });
  function scroll() {
    const found = open();
    if (found) found.scrollIntoView();
  }
  read();
  open();
  // By then the page has its final height.
  addEventListener('load', () => requestAnimationFrame(scroll));
  return { get: key => values.get(key) || '', set, anchor: () => anchor, changed: listener => listeners.push(listener) };
})();

document.documentElement.classList.add('has-scripts');

// Light and dark.
(() => {
  const buttons = [...document.querySelectorAll('[data-theme-choice]')];
  function show() {
    const theme = ['light', 'dark'].includes(State.get('theme')) ? State.get('theme') : '';
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
    for (const button of buttons) {
      button.setAttribute('aria-pressed', String(button.dataset.themeChoice === theme));
    }
    dispatchEvent(new Event('themechange'));
  }
  for (const button of buttons) {
    button.addEventListener('click', () => { State.set('theme', button.dataset.themeChoice); show(); });
  }
  State.changed(show);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);
  show();
})();
