'use strict';
// What is chosen in the page, kept in the part of its address behind the #: key=value&key=value.
// A plain name there is an ordinary link into the page.
const State = (() => {
  const values = new URLSearchParams(location.hash.includes('=') ? location.hash.slice(1) : '');
  const listeners = [];

  function set(key, value) {
    if (value) values.set(key, value); else values.delete(key);
    history.replaceState(null, '', '#' + values);
  }
  addEventListener('hashchange', () => {
    if (!location.hash.includes('=')) return;
    const found = new URLSearchParams(location.hash.slice(1));
    for (const key of [...values.keys()]) values.delete(key);
    for (const [key, value] of found) values.set(key, value);
    for (const listener of listeners) listener();
  });
  return { get: key => values.get(key) || '', set, changed: listener => listeners.push(listener) };
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
