'use strict';
// The whole trace in columns of numbers, as the page holds it. Times are nanoseconds.
const Trace = (() => {
  const source = document.getElementById('timeline-data');
  if (!source) return null;
  const data = JSON.parse(source.textContent);

  function bytesOf(text) { return Uint8Array.from(atob(text), letter => letter.charCodeAt(0)); }

  // Seven bits a byte, the lowest first, the highest bit for "more follows".
  function numbers(text, count, type = Float64Array) {
    const bytes = bytesOf(text);
    const found = new type(count);
    for (let index = 0, at = 0; index < count; index++) {
      let value = 0, unit = 1, byte;
      do { byte = bytes[at++]; value += (byte & 0x7f) * unit; unit *= 128; } while (byte & 0x80);
      found[index] = value;
    }
    return found;
  }
  // 0, 1, 2, 3, … stand for 0, -1, 1, -2, ….
  function signed(text, count) {
    return numbers(text, count).map(value => value % 2 ? -(value + 1) / 2 : value / 2);
  }
  function steps(text, count) {
    let sum = 0;
    return signed(text, count).map(step => sum += step);
  }

  // The intervals of a row follow each other: starts and ends both rise.
  function row(packed) {
    const gaps = numbers(packed.gaps, packed.count), lengths = numbers(packed.lengths, packed.count);
    const start = new Float64Array(packed.count), end = new Float64Array(packed.count);
    for (let index = 0, last = 0; index < packed.count; index++) {
      start[index] = last + gaps[index];
      last = end[index] = start[index] + lengths[index];
    }
    const kind = numbers(packed.kinds, packed.count, Uint16Array);
    const section = packed.sections && numbers(packed.sections, packed.count);
    const place = packed.indices && steps(packed.indices, packed.count);
    return { track: packed.track, depth: packed.depth, count: packed.count, start, end, kind, section, place };
  }

  function frames(packed) {
    const count = packed.count;
    const found = {
      count, start: steps(packed.starts, count), duration: numbers(packed.durations, count),
      overrun: signed(packed.overruns, count), number: steps(packed.numbers, count),
      phase: numbers(packed.phases, count, Uint16Array), cause: numbers(packed.causes, count, Uint16Array),
      stage: numbers(packed.stages, count, Uint16Array), blank: numbers(packed.blank, count),
      run: steps(packed.runs, count), process: packed.processes,
      slowdown: steps(packed.slowdowns, count).map(thousandths => thousandths / 1000 || 1),
      offset: new Float32Array(bytesOf(packed.offsets).buffer),
    };
    found.end = found.start.map((start, index) => start + found.duration[index]);
    // Late counts where frames are measured, as in all statistics.
    found.isLate = Uint8Array.from(found.overrun, (over, index) => over > 0 && !found.stage[index]);
    return found;
  }

  // The frames of each list of each process; between those of two, nothing ran.
  function runs(frames) {
    const found = [];
    frames.run.forEach((run, index) => (found[run] = found[run] || []).push(index));
    return found.map((run, number) => ({ process: frames.process[number], indices: run, phases: phases(run, frames), offsets: offsets(run, frames) }));
  }
  // Frames in a row with the same phase.
  function phases(run, frames) {
    const found = [];
    for (const index of run) {
      const last = found.at(-1), phase = frames.phase[index];
      if (last && last.phase === phase) last.end = frames.end[index];
      else found.push({ start: frames.start[index], end: frames.end[index], phase });
    }
    return found.filter(({ phase }) => phase);
  }
  function offsets(run, frames) {
    const known = run.filter(index => Number.isFinite(frames.offset[index]));
    return { start: Float64Array.from(known, index => frames.start[index]), offset: known.map(index => frames.offset[index]) };
  }

  function samples(packed) {
    const count = packed.count;
    const depths = numbers(packed.depths, packed.depthCount, Uint16Array);
    const calls = numbers(packed.calls, depths.reduce((sum, depth) => sum + depth, 0), Uint32Array);
    let at = 0;
    const stacks = [...depths].map(depth => calls.subarray(at, at += depth));
    return {
      count, time: steps(packed.times, count), stack: numbers(packed.stacks, count, Uint32Array),
      stacks, functions: packed.functions,
    };
  }

  // The first index whose value is above a limit, in values that rise.
  function after(values, limit, low = 0, high = values.length) {
    while (low < high) {
      const middle = (low + high) >> 1;
      if (values[middle] > limit) high = middle; else low = middle + 1;
    }
    return low;
  }

  function time(nanoseconds) {
    const [unit, name] = nanoseconds < 1e3 ? [1, 'ns'] : nanoseconds < 999.5e3 ? [1e3, 'µs']
      : nanoseconds < 999.5e6 ? [1e6, 'ms'] : [1e9, 's'];
    const value = nanoseconds / unit;
    if (unit === 1) return Math.round(value) + ' ns';
    return value.toFixed(value < 9.995 ? 2 : value < 99.95 ? 1 : 0) + ' ' + name;
  }

  const unpacked = data.rows.map(row), unpackedFrames = frames(data.frames);
  return {
    // The window never leaves what is there.
    first: [...unpacked, unpackedFrames].reduce((first, { count, start }) => count ? Math.min(first, start[0]) : first, data.durationNs),
    duration: data.durationNs, words: data.words, kinds: data.kinds, tracks: data.tracks,
    period: data.periodNs, budget: data.budgetNs, sides: data.sides, command: data.command || '',
    rows: unpacked, frames: unpackedFrames, runs: runs(unpackedFrames), samples: samples(data.samples),
    updates: {
      count: data.updates.count, start: steps(data.updates.starts, data.updates.count),
      reason: numbers(data.updates.reasons, data.updates.count, Uint16Array),
    },
    after, time, factor: value => String(Number(value.toPrecision(3))), number: value => value.toLocaleString('en-US'),
  };
})();
