'use strict';
// The timeline: what is in its window, what is selected, and mouse, keys and touch.
const Explorer = Trace && (() => {
  const { rows, frames, kinds, after, time, number } = Trace;
  const canvas = Drawing.canvas;
  const by = id => document.getElementById(id);
  const said = by('timeline-said'), shown = by('shown'), input = by('find');
  // The window is within one part of the time.
  let part = Parts.all[0];
  const view = { start: part.start, end: part.end };
  let selection = null, matches = null, match = -1;
  // How long the latest drawings took, in milliseconds.
  const redraws = [];

  // The frame that the parts are aligned by: the selected one where it is seen, else that in the middle.
  function anchor() {
    const isSeen = selection && selection.start <= view.end && selection.end >= view.start;
    const found = isSeen ? Search.frameAt(selection.start) : -1;
    return found >= 0 ? found : middleFrame();
  }

  // Drawing, at most once a frame of the browser.
  let isAsked = false;
  function draw() {
    isAsked = false;
    const begun = performance.now();
    Drawing.draw(view, part, anchor(), selection, matches);
    redraws.push(performance.now() - begun);
    if (redraws.length > 500) redraws.shift();
  }
  function redraw() {
    if (!isAsked) requestAnimationFrame(draw);
    isAsked = true;
  }

  let later = 0, isRestoring = false;
  function settle() {
    clearTimeout(later);
    const isRestored = isRestoring;
    later = setTimeout(() => {
      by('timeline-window').textContent =
        `Shown: ${time(view.start - part.start)} to ${time(view.end - part.start)} of ${time(part.end - part.start)}`
        + (Parts.all.length > 1 ? `, ${part.name} of ${Parts.all.length}.` : '.');
      if (!isRestored) State.set('view', isAll() ? '' : `${Math.round(view.start)}-${Math.round(view.end)}`);
      showTable();
    }, 200);
  }
  function showTable() {
    if (shown.open) Selection.showIntervals(by('shown-table'), selection || view, of => { choose(of); reveal(selection); });
  }
  function isAll() { return part === Parts.all[0] && view.start <= part.start && view.end >= part.end; }

  // Shows a part of the time, as far as there is any.
  function look(start, end) {
    const middle = (start + end) / 2;
    part = Parts.at(middle);
    const whole = Math.max(1, part.end - part.start);
    const length = Math.max(Math.min(200, whole), Math.min(whole, end - start));
    view.start = Math.max(part.start, Math.min(part.end - length, middle - length / 2));
    view.end = view.start + length;
    redraw();
    settle();
  }
  function lookAtAll() { look(part.start, part.end); }
  function zoom(factor, around = (view.start + view.end) / 2) {
    const whole = Math.max(1, part.end - part.start);
    const length = Math.max(Math.min(200, whole), Math.min(whole, (view.end - view.start) * factor));
    const start = around - (around - view.start) * length / (view.end - view.start);
    look(start, start + length);
  }
  function pan(share) {
    const by = Math.max(part.start - view.start, Math.min(part.end - view.end, share * (view.end - view.start)));
    look(view.start + by, view.end + by);
  }
  // Moves the window where a part of the time is not in it, or is too narrow to be seen.
  function reveal(part) {
    const length = part.end - part.start;
    const isSeen = part.start >= view.start && part.end <= view.end && length > 0.02 * (view.end - view.start);
    if (!isSeen) look(part.start - 0.6 * length - 1, part.end + 0.6 * length + 1);
  }

  // MARK: Selection

  function intervalOfFrame(frame) {
    const row = rows.findIndex(({ start, kind }) => {
      const index = after(start, frames.start[frame] - 1);
      return start[index] === frames.start[frame] && kinds[kind[index]].name === 'frame';
    });
    return row < 0 ? {} : { row, index: after(rows[row].start, frames.start[frame] - 1) };
  }
  function frameOfInterval({ row, index }) {
    if (kinds[rows[row].kind[index]].name !== 'frame') return {};
    const frame = after(frames.start, rows[row].start[index] - 1);
    return frames.start[frame] === rows[row].start[index] ? { frame } : {};
  }
  // Selects an interval, a frame, or a time from start to end; null for nothing.
  function choose(chosen, options = {}) {
    if (chosen && chosen.frame !== undefined) chosen = { ...intervalOfFrame(chosen.frame), ...chosen };
    else if (chosen && chosen.row !== undefined) chosen = { ...frameOfInterval(chosen), ...chosen };
    if (chosen && chosen.start === undefined) {
      const [starts, ends, index] = chosen.row !== undefined
        ? [rows[chosen.row].start, rows[chosen.row].end, chosen.index] : [frames.start, frames.end, chosen.frame];
      chosen = { ...chosen, start: starts[index], end: ends[index] };
    }
    selection = chosen;
    if (selection) moveTo(Parts.at(selection.start));
    Selection.show(selection);
    said.textContent = selection ? Selection.describe(selection) : 'Nothing is selected.';
    if (!options.isRestored) State.set('selected', addressOf(selection));
    for (const picture of document.querySelectorAll('.pictures button')) {
      const isShown = selection && selection.frame !== undefined && Number(picture.dataset.frame) === frames.number[selection.frame];
      picture.setAttribute('aria-pressed', String(Boolean(isShown)));
    }
    redraw();
    settle();
  }
  // Another part of the time is shown as it was drawn below: a frame stays where it was.
  function moveTo(other) {
    if (other === part) return;
    const shift = Parts.shift(part, other, anchorBefore());
    const length = view.end - view.start;
    const start = Math.max(other.start, Math.min(other.end - length, view.start + shift));
    part = other;
    view.start = start;
    view.end = Math.min(other.end, start + length);
  }
  // The selection is of the other part already.
  function anchorBefore() {
    const same = selection ? part.places.get(frames.number[Search.frameAt(selection.start)]) : undefined;
    return same === undefined ? middleFrame() : same;
  }
  // The same frame of the next run.
  function nextRun() {
    const frame = anchor(), next = Parts.all[(part.index + 1) % Parts.all.length];
    const same = frame < 0 ? undefined : next.places.get(frames.number[frame]);
    if (next !== part && same !== undefined) choose({ frame: same });
  }
  function addressOf(part) {
    if (!part) return '';
    const place = part.row !== undefined ? `.${part.row}.${part.index}` : '';
    return `${Math.round(part.start)}-${Math.round(part.end)}${place}`;
  }

  function middleFrame() {
    if (part.from >= part.to) return -1;
    const middle = (view.start + view.end) / 2;
    return Math.min(part.to - 1, Math.max(part.from, after(frames.end, middle)));
  }
  function lateFrame(direction) {
    const from = selection ? selection.start : direction > 0 ? view.start - 1 : view.end + 1;
    let frame = direction > 0 ? after(frames.start, from) : after(frames.start, from - 1) - 1;
    while (frame >= 0 && frame < frames.count && !frames.isLate[frame]) frame += direction;
    if (frame < 0 || frame >= frames.count) {
      said.textContent = `No late frame ${direction > 0 ? 'after' : 'before'} here.`;
      return;
    }
    choose({ frame });
    reveal(selection);
  }
  function beside(direction) {
    if (!selection || selection.row === undefined) return;
    const index = selection.index + direction;
    if (index < 0 || index >= rows[selection.row].count) return;
    choose({ row: selection.row, index });
    reveal(selection);
  }
  // From an interval to the one around it, or to the first inside.
  function deeper(direction) {
    if (!selection || selection.row === undefined) { enter(); return; }
    const { track, depth } = rows[selection.row];
    const row = rows.findIndex(other => other.track === track && other.depth === depth + direction);
    if (row < 0) return;
    const index = after(rows[row].end, selection.start);
    if (index >= rows[row].count || rows[row].start[index] >= selection.end) return;
    choose({ row, index });
    reveal(selection);
  }
  function enter() {
    if (selection) { look(selection.start - 0.1 * (selection.end - selection.start), selection.end + 0.1 * (selection.end - selection.start)); return; }
    const frame = middleFrame();
    if (frame >= 0) choose({ frame });
  }

  // MARK: Search

  function search(query, options = {}) {
    const found = /^time:(\d+)-(\d+)$/.exec(query);
    if (found) { showTime(Number(found[1]), Number(found[2])); return; }
    matches = Search.find(query);
    match = -1;
    by('found').textContent = !matches ? '' : matches.all.length
      ? `${number(matches.all.length)} found, in ${number(matches.frames)} frames` : 'Nothing found';
    showMatches();
    if (!options.isRestored) State.set('find', query);
    redraw();
  }
  const mostNames = 12;
  function showMatches() {
    const list = by('matches');
    list.replaceChildren();
    if (!matches || !matches.all.length) return;
    for (const [label, direction] of [['◀ Match', -1], ['Match ▶', 1]]) list.append(button(label, () => step(direction)));
    if (matches.entries.length < 2) return;
    const names = [...matches.entries].sort((first, second) => second.count - first.count);
    for (const { category, name, count } of names.slice(0, mostNames)) {
      const words = { interval: 'interval', type: 'row type', cause: 'cause', function: 'function', frames: 'frames' }[category];
      list.append(button(`${words} ${name} (${number(count)})`, () => { input.value = `${category}:${name}`; search(input.value); }));
    }
    if (names.length > mostNames) list.append(` and ${number(names.length - mostNames)} more names`);
  }
  function button(label, action) {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = label;
    made.addEventListener('click', action);
    return made;
  }
  // The next match, which is selected; the first one is after the first display and warm-up, if there is one.
  function step(direction, isFirst = false) {
    if (!matches || !matches.all.length) return;
    const count = matches.all.length;
    if (isFirst) match = Math.max(0, matches.all.findIndex(isMeasured));
    else if (match < 0) match = (direction > 0 ? after(matches.start, view.start - 1) : after(matches.start, view.end) - 1 + count) % count;
    else match = (match + direction + count) % count;
    const { start, end, sample, ...of } = matches.all[match];
    choose(sample !== undefined ? around(start) : of);
    reveal(selection);
    said.textContent = `Match ${number(match + 1)} of ${number(count)}. ${said.textContent}`;
  }
  function isMeasured({ start }) {
    const frame = Search.frameAt(start);
    return frame >= 0 && !frames.stage[frame];
  }
  // What is selected for a sample: its frame.
  function around(moment) {
    const frame = Search.frameAt(moment);
    return frame < 0 ? { start: moment - 500, end: moment + 500 } : { frame };
  }
  function showTime(start, end) {
    const frame = after(frames.start, start - 1);
    choose(frames.start[frame] === start ? { frame } : { start, end });
    look(selection.start - 0.3 * (end - start), selection.end + 0.3 * (end - start));
  }
  // Shows what a link of the page speaks of: all of it is found, and the first is selected.
  function follow(query) {
    const isTime = query.startsWith('time:');
    if (!isTime) {
      input.value = query;
      lookAtAll();
    }
    search(query);
    if (!isTime) step(1, true);
    by('explorer').scrollIntoView();
    canvas.focus({ preventScroll: true });
  }

  let typing = 0;
  input.addEventListener('input', () => { clearTimeout(typing); typing = setTimeout(() => search(input.value), 120); });
  input.addEventListener('keydown', event => {
    if (event.key === 'Enter') {
      clearTimeout(typing);
      if (!matches || matches.query !== input.value) search(input.value);
      step(event.shiftKey ? -1 : 1);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      input.value = '';
      search('');
      canvas.focus();
    } else return;
    event.stopPropagation();
  });
  document.addEventListener('keydown', event => {
    const isTyping = event.target.closest('input, textarea, select');
    if (event.key !== '/' || isTyping || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
  document.addEventListener('click', event => {
    const link = event.target.closest('[data-find]');
    if (!link) return;
    event.preventDefault();
    follow(link.dataset.find);
  });

  // MARK: Keys

  const keys = {
    ArrowLeft: () => pan(-0.15), ArrowRight: () => pan(0.15), ArrowUp: () => deeper(-1), ArrowDown: () => deeper(1),
    '+': () => zoom(0.6), '=': () => zoom(0.6), '-': () => zoom(1 / 0.6), 0: lookAtAll,
    Home: () => look(part.start, part.start + view.end - view.start), End: () => look(part.end - view.end + view.start, part.end),
    PageUp: () => lateFrame(-1), PageDown: () => lateFrame(1), Enter: enter, Escape: () => choose(null),
    n: () => step(1), p: () => step(-1), r: nextRun,
  };
  const shiftKeys = { ArrowLeft: () => beside(-1), ArrowRight: () => beside(1) };
  canvas.addEventListener('keydown', event => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const action = event.shiftKey && shiftKeys[event.key] || keys[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });

  // MARK: Mouse and touch

  canvas.addEventListener('wheel', event => {
    if (document.activeElement !== canvas && !event.ctrlKey) return;
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : 1;
    const isSideways = event.shiftKey || Math.abs(event.deltaX) > Math.abs(event.deltaY);
    if (isSideways) pan(unit * (event.deltaX || event.deltaY) / Drawing.room());
    else zoom(Math.exp(0.002 * unit * event.deltaY), Drawing.timeAt(event.offsetX));
  }, { passive: false });

  const pointers = new Map();
  let drag = null;
  function place(event) {
    const box = canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }
  function begin() {
    const all = [...pointers.values()];
    drag = { from: all.map(at => ({ ...at })), view: { ...view }, hasMoved: drag ? drag.hasMoved || all.length > 1 : false };
  }
  canvas.addEventListener('pointerdown', event => {
    if (event.button) return;
    canvas.focus({ preventScroll: true });
    canvas.setPointerCapture(event.pointerId);
    pointers.set(event.pointerId, place(event));
    begin();
  });
  canvas.addEventListener('pointermove', event => {
    const at = place(event);
    if (!pointers.has(event.pointerId)) return point(event, at);
    pointers.set(event.pointerId, at);
    if (Math.abs(at.x - drag.from[0].x) > 4) drag.hasMoved = true;
    if (!drag.hasMoved) return;
    if (pointers.size > 1) pinch();
    else if (event.pointerType === 'touch' || event.shiftKey) move(at);
    else select(at);
  });
  function move(at) {
    const by = (drag.from[0].x - at.x) * (drag.view.end - drag.view.start) / Drawing.room();
    look(drag.view.start + by, drag.view.end + by);
  }
  function select(at) {
    const [start, end] = [Drawing.timeAt(drag.from[0].x), Drawing.timeAt(at.x)].sort((first, second) => first - second);
    selection = { start: Math.max(part.start, start), end: Math.min(part.end, end) };
    redraw();
  }
  // Both fingers stay on their times.
  function pinch() {
    const [one, other] = [...pointers.values()];
    const { from, view: old } = drag;
    const width = Math.max(8, Math.abs(other.x - one.x));
    const scale = Math.abs(from[1].x - from[0].x) / width;
    const perPixel = (old.end - old.start) / Drawing.room();
    const left = Drawing.x(view.start);
    const middle = old.start + ((from[0].x + from[1].x) / 2 - left) * perPixel;
    const start = middle - ((one.x + other.x) / 2 - left) * perPixel * scale;
    look(start, start + (old.end - old.start) * scale);
  }
  function release(event) {
    if (!pointers.delete(event.pointerId)) return;
    if (pointers.size) return begin();
    const { hasMoved } = drag;
    drag = null;
    if (event.type === 'pointercancel') return;
    const at = place(event);
    if (!hasMoved) choose(Drawing.hit(at.x, at.y));
    else if (event.pointerType !== 'touch' && !event.shiftKey && selection) choose(selection);
  }
  canvas.addEventListener('pointerup', release);
  canvas.addEventListener('pointercancel', release);
  // What the mouse points at.
  function point(event, at) {
    const found = Drawing.hit(at.x, at.y);
    canvas.style.cursor = found ? 'pointer' : 'crosshair';
    if (found) Tip.show(event, ...Selection.tip(found)); else Tip.hide();
  }
  canvas.addEventListener('pointerleave', Tip.hide);

  // MARK: Buttons, the address, and the window

  const actions = {
    'late-before': () => lateFrame(-1), 'late-after': () => lateFrame(1), in: () => zoom(0.5), out: () => zoom(2),
    all: lookAtAll, selection: () => selection && enter(), clear: () => { choose(null); input.value = ''; search(''); },
  };
  for (const made of document.querySelectorAll('[data-timeline]')) {
    made.addEventListener('click', actions[made.dataset.timeline]);
    if (made.dataset.timeline.startsWith('late')) made.disabled = !frames.isLate.includes(1);
  }
  shown.addEventListener('toggle', showTable);
  for (const picture of document.querySelectorAll('.pictures button')) {
    picture.addEventListener('click', () => {
      const frame = part.places.get(Number(picture.dataset.frame));
      if (frame === undefined) return;
      choose({ frame });
      reveal(selection);
    });
  }

  function restore() {
    isRestoring = true;
    const numbers = text => (/^(\d+)-(\d+)(?:\.(\d+)\.(\d+))?$/.exec(text) || []).slice(1).map(Number);
    const [start, end] = numbers(State.get('view'));
    const [from, to, row, index] = numbers(State.get('selected'));
    input.value = State.get('find');
    search(input.value, { isRestored: true });
    if (!(to >= from)) chooseWorst();
    else {
      const isThere = rows[row] && rows[row].start[index] !== undefined;
      choose(isThere ? { row, index } : { start: from, end: to }, { isRestored: true });
    }
    if (end > start) look(start, end); else if (selection) reveal(selection); else lookAtAll();
    isRestoring = false;
  }
  // The page begins at the frame that is late by most, or that takes longest.
  function chooseWorst() {
    let worst = -1;
    for (let index = 0; index < frames.count; index++) {
      if (!frames.stage[index] && (worst < 0 || frames.overrun[index] > frames.overrun[worst])) worst = index;
    }
    if (worst < 0) return;
    choose({ frame: worst }, { isRestored: true });
    const { start, end } = selection;
    look(start - 1.2 * (end - start), end + 1.2 * (end - start));
  }
  function refresh() {
    Drawing.readColours();
    Drawing.layOut();
    redraw();
  }
  addEventListener('resize', refresh);
  addEventListener('themechange', refresh);
  // Paper is white.
  addEventListener('beforeprint', () => {
    document.documentElement.style.colorScheme = 'light';
    Drawing.readColours();
    draw();
  });
  addEventListener('afterprint', () => {
    document.documentElement.style.colorScheme = '';
    refresh();
  });
  refresh();
  Legend.show(query => { input.value = query; search(query); });
  State.changed(restore);
  restore();

  return {
    view, redraws, look, draw, choose, search, follow, part: () => part, selection: () => selection, matches: () => matches,
  };
})();
