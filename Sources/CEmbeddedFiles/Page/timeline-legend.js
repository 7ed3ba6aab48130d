'use strict';
// What the colours and signs of the timeline mean; the name of a kind of intervals finds all of them.
const Legend = Trace && (() => {
  const { rows, frames, kinds, words, updates, samples } = Trace;
  const list = document.getElementById('timeline-legend');
  const mostKinds = 12;

  function item(colour, text, find) {
    const made = document.createElement('li'), sign = document.createElement('i');
    sign.style.background = colour;
    sign.setAttribute('aria-hidden', 'true');
    made.append(sign);
    if (!find) { made.append(text); return made; }
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'plain';
    button.textContent = text;
    button.addEventListener('click', find);
    made.append(button);
    return made;
  }

  // The kinds of intervals by name, those with most time first.
  function names() {
    const sums = new Float64Array(kinds.length);
    for (const row of rows) for (let index = 0; index < row.count; index++) sums[row.kind[index]] += row.end[index] - row.start[index];
    const found = new Map();
    kinds.forEach(({ name }, kind) => {
      const known = found.get(name) || { name, kind, sum: 0 };
      known.sum += sums[kind];
      found.set(name, known);
    });
    return [...found.values()].filter(({ name }) => name !== 'frame').sort((one, other) => other.sum - one.sum);
  }

  function show(find) {
    const items = [];
    if (frames.count) {
      if (!frames.stage.every(Boolean)) items.push(item('var(--blue)', 'frame in time'));
      if (frames.isLate.includes(1)) items.push(item('var(--vermillion)', 'late frame ▾', () => find('frames:late')));
      if (frames.stage.some(Boolean)) items.push(item('var(--quiet)', 'first display, warm-up'));
    }
    for (const phase of new Set([...frames.phase].map(phase => words[phase]).filter(Boolean))) {
      items.push(item(`var(--${Drawing.phaseColours[phase] || 'line'})`, `gesture: ${phase}`));
    }
    if (Drawing.lane('offset')) items.push(item('var(--green)', 'scroll offset'));
    if (updates.count) items.push(item('var(--orange)', 'update ▾'));
    if (samples.count) items.push(item('var(--purple)', 'stack samples'));
    for (const { name, kind } of names().slice(0, mostKinds)) items.push(item(Drawing.fill(kind), name, () => find('interval:' + name)));
    list.replaceChildren(...items);
  }
  return { show };
})();
