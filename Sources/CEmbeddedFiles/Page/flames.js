'use strict';
// Flame graphs: trees of what was in what, and the difference of two of them.
const Flames = (() => {
  function element(name, attributes = {}, ...inside) {
    const made = document.createElement(name);
    for (const key in attributes) made.setAttribute(key, attributes[key]);
    made.append(...inside);
    return made;
  }

  // Merged intervals of one path of kinds.
  function node(kind, parent) {
    return { kind, parent, count: 0, total: 0, inside: new Map() };
  }
  function child(parent, kind) {
    if (!parent.inside.has(kind)) parent.inside.set(kind, node(kind, parent));
    return parent.inside.get(kind);
  }

  function insideTime(of) { return [...of.inside.values()].reduce((sum, inside) => sum + inside.total, 0); }

  // Boxes as wide as their share of what is around them; a click makes one the whole.
  function flame(title, root, words) {
    const graph = element('div', { class: 'icicle', 'aria-hidden': 'true' });
    const back = element('button', { type: 'button', hidden: '' }, 'All of it');
    function box(of, whole, parent) {
      const share = of.total / whole;
      if (of.total / shown.total < 0.002) return null;
      const made = element('div', { class: 'box' });
      made.style.width = 100 * share + '%';
      const text = `${words.name(of)} ${words.amount(of)}`;
      const bar = element('span', { title: `${text}, ${(100 * of.total / root.total).toFixed(1)} %` }, of.total / shown.total > 0.02 ? text : '');
      bar.style.background = words.colour(of);
      bar.addEventListener('click', () => show(of));
      made.append(bar);
      const inside = [...of.inside.values()].sort((first, second) => second.total - first.total);
      if (inside.length) {
        // What intervals hold may be longer than the whole where several threads run.
        const sum = Math.max(of.total, insideTime(of));
        made.append(element('div', { class: 'inner' }, ...inside.map(next => box(next, sum, of)).filter(Boolean)));
      }
      return made;
    }
    let shown = root;
    function show(of) {
      shown = of;
      back.hidden = of === root;
      graph.replaceChildren(box(of, of.total, null));
    }
    back.addEventListener('click', () => show(root));
    show(root);
    return [element('h4', {}, title), element('p', { class: 'buttons' }, back), graph];
  }

  // Two trees as one, each node with the totals of both.
  function difference(base, head, kind = -1, parent = null) {
    const made = Object.assign(node(kind, parent), { base: base ? base.total : 0, head: head ? head.total : 0 });
    made.count = 1;
    made.total = Math.max(made.base, made.head);
    const inside = new Set([...(base ? base.inside.keys() : []), ...(head ? head.inside.keys() : [])]);
    for (const next of inside) {
      made.inside.set(next, difference(base && base.inside.get(next), head && head.inside.get(next), next, made));
    }
    return made;
  }
  // Red for what grew, blue for what shrank, the stronger the larger the part of the whole.
  function colour(of, root) {
    const share = (of.head - of.base) / Math.max(1, root.total);
    const strength = Math.round(Math.min(85, Math.abs(share) < 0.002 ? 0 : 18 + 350 * Math.abs(share)));
    return `color-mix(in srgb, ${share > 0 ? '#e5402a' : '#3f8fd0'} ${strength}%, #e6e9ed)`;
  }

  return { element, node, child, insideTime, flame, difference, colour };
})();
