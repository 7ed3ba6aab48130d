'use strict';
// The parts of the time: one for each repetition, or side of a comparison. Between two of them nothing ran,
// so each is looked at by itself, with the same frames of the others below it.
const Parts = Trace && (() => {
  const { rows, frames, runs, after, first, duration } = Trace;

  // The time that each process showed frames in; those of processes at the same time are one.
  function spans() {
    const found = new Map();
    for (const { process, indices } of runs) {
      const span = found.get(process) || { start: Infinity, end: -Infinity };
      span.start = Math.min(span.start, frames.start[indices[0]]);
      span.end = indices.reduce((end, index) => Math.max(end, frames.end[index]), span.end);
      found.set(process, span);
    }
    const sorted = [...found.values()].sort((one, other) => one.start - other.start);
    const merged = [];
    for (const span of sorted) {
      const last = merged.at(-1);
      if (last && span.start < last.end) last.end = Math.max(last.end, span.end);
      else merged.push(span);
    }
    return merged;
  }

  // The longest time between two spans in which no outermost interval was open.
  function pause(from, to) {
    const open = rows.filter(row => row.depth === 0).flatMap(row => {
      const found = [];
      for (let index = after(row.end, from); index < row.count && row.start[index] < to; index++) found.push([row.start[index], row.end[index]]);
      return found;
    }).sort((one, other) => one[0] - other[0]);
    let longest = { start: from, end: from }, end = from;
    for (const [start, until] of [...open, [to, to]]) {
      if (start - end > longest.end - longest.start) longest = { start: end, end: start };
      end = Math.max(end, until);
    }
    return longest;
  }

  function part(start, end) {
    const from = after(frames.start, start - 1), to = after(frames.start, end);
    const places = new Map();
    for (let index = to - 1; index >= from; index--) places.set(frames.number[index], index);
    return { start, end, from, to, places };
  }

  const found = spans();
  const cuts = found.slice(1).map((span, index) => pause(found[index].end, span.start));
  const all = found.length < 2 ? [part(first, duration)]
    : found.map((span, index) => part(index ? cuts[index - 1].end : first, index < cuts.length ? cuts[index].start : duration));

  // Their names: of sides, of runs, or both.
  const sideOf = all.map(({ end }) => Trace.sides.findLast(({ startNs }) => startNs < end)?.name || '');
  all.forEach((one, index) => {
    const side = sideOf[index];
    const before = sideOf.slice(0, index).filter(name => name === side).length;
    const isOnly = sideOf.filter(name => name === side).length === 1;
    one.index = index;
    one.side = side;
    one.name = side && isOnly ? side : `${side} run ${before + 1}`.trim();
  });

  // The part that a moment is in, or after.
  function at(time) {
    return all[Math.max(0, after(all.map(one => one.start), time) - 1)];
  }

  // How much later the same frame is in another part: that of a number, or else the start.
  function shift(from, to, frame) {
    const same = frame >= 0 ? to.places.get(frames.number[frame]) : undefined;
    return same === undefined ? to.start - from.start : frames.start[same] - frames.start[frame];
  }

  return { all, at, shift };
})();
