'use strict';
// Search over intervals, row types, causes and functions. A query is words, or a category and an exact
// name: "interval:measure", "type:FeedRow", "cause:measuring", "function:load()", "frames:late".
const Search = Trace && (() => {
  const { rows, frames, samples, words, kinds, after } = Trace;

  // Every name that can be found, with how often it is there; made by the first search.
  let known = null;
  function entries() { return known = known || collect(); }
  function collect() {
    const found = new Map();
    function count(category, name, by = 1) {
      if (!name || !by) return;
      const key = category + ':' + name;
      const entry = found.get(key) || { category, name, count: 0 };
      entry.count += by;
      found.set(key, entry);
    }
    const perKind = new Uint32Array(kinds.length);
    for (const row of rows) for (const kind of row.kind) perKind[kind]++;
    kinds.forEach((kind, index) => {
      count('interval', kind.name, perKind[index]);
      count('type', kind.type, perKind[index]);
    });
    for (let index = 0; index < frames.count; index++) {
      if (frames.isLate[index]) { count('cause', words[frames.cause[index]]); count('frames', 'late'); }
      if (frames.blank[index]) count('frames', 'blank');
      if (isAfterGap(index)) count('frames', 'after a gap');
    }
    const perStack = new Uint32Array(samples.stacks.length);
    for (const stack of samples.stack) perStack[stack]++;
    samples.stacks.forEach((stack, index) => {
      for (const called of new Set(stack)) count('function', samples.functions[called], perStack[index]);
    });
    return [...found.values()];
  }

  function isAfterGap(index) {
    const isMoving = at => ['drag', 'decelerate', 'bounce', 'animate'].includes(words[frames.phase[at]]);
    return index > 0 && isMoving(index) && isMoving(index - 1)
      && frames.start[index] - frames.end[index - 1] > 1.5 * Trace.period;
  }

  function entriesFor(query) {
    const exact = entries().find(entry => `${entry.category}:${entry.name}` === query);
    if (exact) return [exact];
    const wanted = query.toLowerCase();
    return entries().filter(entry => entry.name.toLowerCase().includes(wanted));
  }

  // The frame around a time; -1 for none.
  function frameAt(time) {
    const index = after(frames.end, time - 1);
    return index < frames.count && frames.start[index] <= time ? index : -1;
  }

  function addIntervals(found, wanted) {
    rows.forEach((row, number) => {
      for (let index = 0; index < row.count; index++) {
        if (wanted[row.kind[index]]) found.push({ start: row.start[index], end: row.end[index], row: number, index });
      }
    });
  }
  function addFrames(found, isWanted) {
    for (let frame = 0; frame < frames.count; frame++) {
      if (isWanted(frame)) found.push({ start: frames.start[frame], end: frames.end[frame], frame });
    }
  }
  function addSamples(found, names) {
    const isWanted = samples.stacks.map(stack => stack.some(called => names.has(samples.functions[called])));
    samples.time.forEach((time, index) => {
      if (isWanted[samples.stack[index]]) found.push({ start: time, end: time, sample: index });
    });
  }

  // The time that is lit for a match: of a sample that of its frame.
  function around(match) {
    const frame = match.sample === undefined ? -1 : frameAt(match.start);
    return frame < 0 ? match : { start: frames.start[frame], end: frames.end[frame] };
  }

  // What matches a query, in the order of time; null for an empty query.
  function find(query) {
    if (!query.trim()) return null;
    const of = entriesFor(query.trim());
    const names = category => new Set(of.filter(entry => entry.category === category).map(entry => entry.name));
    const [intervals, types, causes, sets, functions] = ['interval', 'type', 'cause', 'frames', 'function'].map(names);
    const wanted = kinds.map(kind => intervals.has(kind.name) || types.has(kind.type));
    const found = [];
    addIntervals(found, wanted);
    addFrames(found, frame => frames.isLate[frame] && (sets.has('late') || causes.has(words[frames.cause[frame]]))
      || sets.has('blank') && frames.blank[frame] > 0 || sets.has('after a gap') && isAfterGap(frame));
    if (functions.size) addSamples(found, functions);
    found.sort((first, second) => first.start - second.start || first.end - second.end);
    let furthest = -Infinity;
    const lit = found.map(around).sort((first, second) => first.start - second.start);
    return {
      lit,
      query, entries: of, all: found, kinds: wanted,
      start: Float64Array.from(found, match => match.start), end: Float64Array.from(found, match => match.end),
      // The latest end so far, which rises.
      furthest: Float64Array.from(found, match => furthest = Math.max(furthest, match.end)),
      frames: new Set(found.map(match => frameAt(match.start))).size - (found.some(match => frameAt(match.start) < 0) ? 1 : 0),
    };
  }

  return { find, frameAt };
})();
