'use strict';
// Words beside the pointer; what they say is in the page elsewhere, too.
const Tip = (() => {
  const tip = document.createElement('div');
  tip.id = 'tip';
  tip.hidden = true;
  tip.setAttribute('aria-hidden', 'true');
  document.body.append(tip);

  function hide() { tip.hidden = true; }

  // Shows lines, the first of which is a title; the others are pairs of a name and a value.
  function show(event, title, pairs) {
    const list = document.createElement('dl');
    for (const [name, value] of pairs.filter(pair => pair[1])) {
      const term = document.createElement('dt'), meaning = document.createElement('dd');
      term.textContent = name;
      meaning.textContent = value;
      list.append(term, meaning);
    }
    const head = document.createElement('strong');
    head.textContent = title;
    tip.replaceChildren(head, list);
    tip.hidden = false;
    const room = document.documentElement.clientWidth - tip.offsetWidth - 8;
    const isBelow = event.clientY + tip.offsetHeight + 24 < innerHeight;
    tip.style.left = Math.max(8, Math.min(event.clientX + 14, room)) + 'px';
    tip.style.top = Math.max(8, isBelow ? event.clientY + 16 : event.clientY - tip.offsetHeight - 12) + 'px';
  }
  addEventListener('scroll', hide, { passive: true });
  return { show, hide };
})();
