'use strict';
// The timeline's canvas. What is narrower than a pixel is drawn once for the pixel, so that drawing costs
// by pixels and not by intervals.
const Drawing = Trace && (() => {
  const canvas = document.getElementById('timeline-canvas');
  const context = canvas.getContext('2d');
  const { rows, frames, updates, samples, words, kinds, after } = Trace;
  const rowHeight = 18;
  const font = 'system-ui, "DejaVu Sans", sans-serif';
  const phaseColours = { drag: 'sky', decelerate: 'green', bounce: 'purple', animate: 'orange' };
  const phases = Trace.runs.flatMap(run => run.phases);
  const lines = Trace.runs.map(run => run.offsets).filter(({ start }) => start.length);
  const offsets = [...frames.offset].filter(Number.isFinite)
    .reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [Infinity, -Infinity]);

  // Colours of the page, and of intervals; those that a search has not found are faded.
  const colours = {};
  let fills = [], faded = [];
  function readColours() {
    const probe = document.createElement('span');
    probe.hidden = true;
    document.body.append(probe);
    for (const name of ['paper', 'panel', 'ink', 'quiet', 'line', 'blue', 'vermillion', 'green', 'orange', 'sky', 'purple', 'bad']) {
      probe.style.color = `var(--${name})`;
      colours[name] = getComputedStyle(probe).color;
    }
    probe.remove();
    fills = kinds.map(kind => kind.colour || '#c9ced4');
    faded = kinds.map(() => colours.line);
  }

  // Where everything is, from top to bottom: of a part of the time, and below it the others.
  let lanes = {}, height = 0, width = 0, gutter = 0;
  // With more parts than these, of the others only frames are shown.
  const mostDetailed = 5, mostDepths = 6, thinRow = 5;
  function layOut() {
    width = Math.max(200, canvas.parentElement.clientWidth);
    gutter = width < 560 ? 0 : 84;
    let top = 0;
    const lane = size => { const found = { top, height: size }; top += size + 4; return found; };
    lanes = { axis: lane(20), found: lane(6) };
    if (frames.count) lanes.frames = lane(56);
    if (phases.length) lanes.phases = lane(16);
    if (offsets[0] < offsets[1]) lanes.offset = lane(38);
    if (updates.count) lanes.updates = lane(14);
    if (samples.count) lanes.samples = lane(26);
    let track = -1;
    lanes.rows = rows.map(row => {
      const isNamed = Trace.tracks.length > 1 && row.track !== track && Trace.tracks[row.track];
      track = row.track;
      if (isNamed) top += 16;
      const found = { top, height: rowHeight - 1, title: isNamed || '' };
      top += rowHeight;
      return found;
    });
    const others = Parts.all.length - 1;
    if (others) top += 24;
    lanes.others = Array.from({ length: others }, () => {
      const found = { top, ...lane(others > mostDetailed ? 10 : 20), rows: [] };
      if (others <= mostDetailed) {
        rows.forEach(row => {
          if (row.track || row.depth >= mostDepths) return found.rows.push(null);
          found.rows.push({ top: found.top + 22 + row.depth * thinRow, height: thinRow - 1 });
        });
        top += mostDepths * thinRow + 4;
      }
      found.bottom = top;
      return found;
    });
    height = top + 4;
    const scale = devicePixelRatio || 1;
    canvas.style.width = width + 'px';
    canvas.style.height = height + 'px';
    canvas.width = Math.round(width * scale);
    canvas.height = Math.round(height * scale);
    context.setTransform(scale, 0, 0, scale, 0, 0);
  }

  let from = 0, perPixel = 1;
  function x(time) { return gutter + (time - from) / perPixel; }
  function timeAt(position) { return from + (position - gutter) * perPixel; }

  function label(text, left, room, middle) {
    const letters = Math.floor((room - 6) / 6.2);
    if (letters < 2) return;
    const shown = text.length > letters ? text.slice(0, letters - 1) + '…' : text;
    context.fillText(shown, left + 3, middle);
  }

  // Times count from the start of the part.
  function drawAxis(view, part) {
    const { top, height: size } = lanes.axis;
    const wished = (view.end - view.start) / Math.max(1, (width - gutter) / 110);
    const power = 10 ** Math.floor(Math.log10(wished));
    const step = [1, 2, 5, 10].map(factor => factor * power).find(value => value >= wished);
    const last = view.end - part.start;
    const [unit, name] = last >= 1e9 && step >= 1e7 ? [1e9, 's'] : last >= 1e6 && step >= 1e2 || last >= 1e8 ? [1e6, 'ms'] : [1e3, 'µs'];
    const digits = Math.max(0, Math.min(6, Math.ceil(-Math.log10(step / unit) - 1e-9)));
    context.strokeStyle = colours.line;
    context.fillStyle = colours.quiet;
    context.beginPath();
    for (let tick = Math.ceil((view.start - part.start) / step) * step; tick <= last; tick += step) {
      const at = Math.round(x(part.start + tick)) + 0.5;
      context.moveTo(at, top);
      context.lineTo(at, height);
      if (at < width - 60) context.fillText(`${(tick / unit).toFixed(digits)} ${name}`, at + 4, top + size / 2);
    }
    context.stroke();
  }

  // Rectangles of one colour next to each other are drawn as one.
  function filler(top, size) {
    let left = 0, right = 0, fill = null;
    function flush() {
      if (fill === null) return;
      context.fillStyle = fill;
      context.fillRect(left, top, right - left, size);
      fill = null;
    }
    // Takes a rectangle that begins where the one before began, or after it.
    function span(from, to, colour) {
      if (fill === colour && from <= right) { right = Math.max(right, to); return; }
      flush();
      [left, right, fill] = [from, to, colour];
    }
    return { flush, span };
  }

  // A time as recorded, and beside it as on the device that is evaluated.
  function timed(start, end) {
    const frame = Search.frameAt(start), factor = frame < 0 ? 1 : frames.slowdown[frame];
    return Trace.time(end - start) + (factor === 1 ? '' : ` (×${Trace.factor(factor)}: ${Trace.time((end - start) * factor)})`);
  }

  function drawRow(row, lane, view, palette) {
    const { start, end, kind, count } = row;
    const fill = filler(lane.top, lane.height);
    const labels = [];
    let index = after(end, view.start);
    while (index < count && start[index] < view.end) {
      const left = Math.max(gutter, x(start[index])), right = Math.min(width, x(end[index]));
      if (right - left >= 1) {
        fill.flush();
        context.fillStyle = palette[kind[index]];
        context.fillRect(left, lane.top, right - left - (right - left > 3 ? 0.7 : 0), lane.height);
        if (right - left > 24 && lane.height > 10) labels.push(index, left, right - left);
        index++;
      } else {
        const pixel = Math.floor(left);
        fill.span(pixel, pixel + 1, palette[kind[index]]);
        index = Math.max(index + 1, after(end, timeAt(pixel + 1), index + 1));
      }
    }
    fill.flush();
    for (let at = 0; at < labels.length; at += 3) {
      const of = kind[labels[at]];
      context.fillStyle = palette === faded || palette[of] === colours.line ? colours.ink : '#111';
      const type = kinds[of].type ? ` ${kinds[of].type}` : '';
      label(`${kinds[of].name}${type} ${timed(start[labels[at]], end[labels[at]])}`, labels[at + 1], labels[at + 2], lane.top + lane.height / 2 + 0.5);
    }
  }

  // What a frame costs on the device, and what of that the budget allows.
  function cost(index) { return frames.duration[index] * frames.slowdown[index]; }

  // A bar for each frame, as high as its time; the highest one is the longest that is shown.
  let longest = 1;
  function measureFrames(view) {
    longest = 1.25 * Trace.budget || 1;
    for (let index = after(frames.end, view.start); index < frames.count && frames.start[index] < view.end; index++) {
      longest = Math.max(longest, cost(index));
    }
  }
  function drawFrames(view, { top, height: size }, [from, to]) {
    const room = size > 30 ? size - 10 : size;
    let index = Math.max(from, after(frames.end, view.start));
    let pixel = -1, high = 0, isLate = 0, isMeasured = false, right = 0;
    function flush() {
      if (pixel < 0) return;
      context.fillStyle = isLate ? colours.vermillion : isMeasured ? colours.blue : colours.quiet;
      context.fillRect(pixel, top + size - high, Math.max(1, right - pixel - (right - pixel > 3 ? 1 : 0)), high);
      if (isLate && size > 30) {
        const middle = (pixel + Math.max(right, pixel + 1)) / 2;
        context.beginPath();
        context.moveTo(middle - 3.5, top);
        context.lineTo(middle + 3.5, top);
        context.lineTo(middle, top + 7);
        context.fill();
      }
    }
    for (; index < to && frames.start[index] < view.end; index++) {
      const left = Math.max(gutter, x(frames.start[index]));
      const bar = Math.max(1, room * Math.min(1, cost(index) / longest));
      if (Math.floor(left) !== Math.floor(pixel) || right - pixel >= 1) {
        flush();
        [pixel, high, isLate, isMeasured, right] = [left, 0, 0, false, left];
      }
      high = Math.max(high, bar);
      isLate |= frames.isLate[index];
      isMeasured ||= !frames.stage[index];
      right = Math.max(right, Math.min(width, x(frames.end[index])));
    }
    flush();
  }

  function drawBudget({ top, height: size }) {
    if (!Trace.budget) return;
    const at = top + size - (size - 10) * Trace.budget / longest;
    context.strokeStyle = colours.ink;
    context.setLineDash([4, 3]);
    context.beginPath();
    context.moveTo(gutter, at);
    context.lineTo(width, at);
    context.stroke();
    context.setLineDash([]);
    outlined(`budget ${Trace.time(Trace.budget)}`, width - 4, at - 7);
  }
  function outlined(text, right, middle) {
    context.lineWidth = 3;
    context.strokeStyle = colours.paper;
    context.fillStyle = colours.ink;
    context.textAlign = 'right';
    context.strokeText(text, right, middle);
    context.fillText(text, right, middle);
    context.textAlign = 'left';
    context.lineWidth = 1;
  }

  // The same frames of the other parts, each moved so that a frame is below the same frame.
  function drawOthers(view, part, frame, palette) {
    const others = Parts.all.filter(other => other !== part);
    others.forEach((other, index) => {
      const lane = lanes.others[index], shift = Parts.shift(part, other, frame);
      lane.part = other;
      lane.shift = shift;
      const moved = { start: Math.max(other.start, view.start + shift), end: Math.min(other.end, view.end + shift) };
      from = view.start + shift;
      drawFrames(moved, lane, [other.from, other.to]);
      lane.rows.forEach((place, row) => { if (place) drawRow(rows[row], place, moved, palette); });
    });
    from = view.start;
  }

  function drawPhases(view) {
    const { top, height: size } = lanes.phases;
    for (const run of phases) {
      if (run.end < view.start || run.start > view.end) continue;
      const left = Math.max(gutter, x(run.start)), right = Math.min(width, x(run.end));
      context.globalAlpha = 0.4;
      context.fillStyle = colours[phaseColours[words[run.phase]] || 'line'];
      context.fillRect(left, top, Math.max(1, right - left - 1), size);
      context.globalAlpha = 1;
      context.fillStyle = colours.ink;
      label(words[run.phase], left, right - left, top + size / 2 + 0.5);
    }
  }

  // A line through the offsets of each run, with the lowest and the highest where several are in a pixel.
  function drawOffset(view) {
    context.strokeStyle = colours.green;
    context.lineWidth = 1.5;
    context.beginPath();
    for (const { start, offset } of lines) {
      if (start[0] <= view.end && start.at(-1) >= view.start) addOffsets(view, start, offset);
    }
    context.stroke();
    context.lineWidth = 1;
  }
  function addOffsets(view, start, offset) {
    const { top, height: size } = lanes.offset;
    const y = value => top + size - 2 - (size - 4) * (value - offsets[0]) / (offsets[1] - offsets[0]);
    let pixel = NaN, low = 0, high = 0, isDown = false;
    function flush() {
      if (Number.isNaN(pixel)) return;
      if (isDown) context.lineTo(pixel, y(low)); else context.moveTo(pixel, y(low));
      // Where all of a run is in a pixel, it is seen nevertheless.
      context.lineTo(pixel + (isDown ? 0 : 0.5), y(high));
      isDown = true;
    }
    for (let index = Math.max(0, after(start, view.start) - 1); index < start.length; index++) {
      const at = Math.round(x(start[index])), value = offset[index];
      if (at === pixel) [low, high] = [Math.min(low, value), Math.max(high, value)];
      else { flush(); [pixel, low, high] = [at, value, value]; }
      if (start[index] > view.end) break;
    }
    flush();
  }

  function drawUpdates(view) {
    const { top, height: size } = lanes.updates;
    let before = -Infinity;
    for (let index = after(updates.start, view.start - 1); index < updates.count && updates.start[index] <= view.end; index++) {
      const at = x(updates.start[index]);
      if (at - before < 1) continue;
      before = at;
      context.fillStyle = colours.orange;
      context.beginPath();
      context.moveTo(at, top + size);
      context.lineTo(at - 4, top + 4);
      context.lineTo(at + 4, top + 4);
      context.fill();
      const next = index + 1 < updates.count ? Math.min(width, x(updates.start[index + 1]) - 8) : width;
      context.fillStyle = colours.quiet;
      if (next - at > 40) label(words[updates.reason[index]], at + 3, next - at, top + size / 2 + 1);
    }
  }

  function drawSamples(view) {
    const { top, height: size } = lanes.samples;
    const counts = new Uint32Array(Math.ceil(width) + 1);
    let most = 1;
    for (let index = after(samples.time, view.start - 1); index < samples.count && samples.time[index] < view.end; index++) {
      most = Math.max(most, ++counts[Math.max(0, Math.floor(x(samples.time[index])))]);
    }
    context.fillStyle = colours.purple;
    counts.forEach((count, at) => {
      const bar = Math.max(4, size * count / most);
      if (count) context.fillRect(at, top + size - bar, 1.5, bar);
    });
  }

  function drawFound(view, matches) {
    const fill = filler(lanes.found.top, lanes.found.height);
    const { start, end } = matches;
    for (let index = after(matches.furthest, view.start); index < start.length && start[index] <= view.end;) {
      if (end[index] < view.start) { index++; continue; }
      const left = Math.floor(Math.max(gutter, x(start[index]))), right = Math.min(width, x(end[index]));
      fill.span(left, Math.max(left + 2, right), colours.bad);
      index = Math.max(index + 1, after(start, timeAt(left + 1), index + 1));
    }
    fill.flush();
  }

  // What a search has found in time, and not by the kind of intervals, is left as it is; the rest fades.
  function fadeAround(view, { lit }) {
    const { top } = lanes.rows[0] || lanes.found, bottom = lanes.rows.length ? lanes.rows.at(-1).top + rowHeight : top;
    context.fillStyle = colours.paper;
    context.globalAlpha = 0.6;
    let left = gutter;
    for (const { start, end } of lit) {
      if (start > view.end) break;
      if (end < view.start) continue;
      const from = Math.max(gutter, x(start) - 1), to = Math.min(width, Math.max(x(end), from + 2) + 1);
      if (from > left) context.fillRect(left, top, from - left, bottom - top);
      left = Math.max(left, to);
    }
    if (left < width) context.fillRect(left, top, width - left, bottom - top);
    context.globalAlpha = 1;
  }

  function drawSelection(selection) {
    const left = Math.max(gutter, x(selection.start)), right = Math.min(width, x(selection.end));
    context.fillStyle = colours.paper;
    context.globalAlpha = 0.55;
    if (left > gutter) context.fillRect(gutter, lanes.found.top, Math.min(left, width) - gutter, height);
    if (right < width) context.fillRect(Math.max(gutter, right), lanes.found.top, width - Math.max(gutter, right), height);
    context.globalAlpha = 1;
    context.strokeStyle = colours.blue;
    if (right < gutter || left > width) return;
    context.lineWidth = 1.5;
    context.strokeRect(left, lanes.found.top + 0.5, Math.max(1, right - left), height - lanes.found.top - 2);
    const lane = lanes.rows[selection.row];
    if (!lane) return;
    context.strokeStyle = colours.ink;
    context.lineWidth = 3;
    context.strokeRect(left, lane.top, Math.max(2, right - left - 1), lane.height);
    context.lineWidth = 1;
  }

  function drawTitles(part) {
    const names = { frames: 'Frames', phases: 'Gesture', offset: 'Offset', updates: 'Updates', samples: 'Samples' };
    context.font = `11px ${font}`;
    if (gutter) {
      context.fillStyle = colours.paper;
      context.fillRect(0, 0, gutter, height);
      context.fillStyle = colours.quiet;
      for (const name in names) {
        if (lanes[name]) context.fillText(names[name], 2, lanes[name].top + lanes[name].height / 2);
      }
      if (lanes.rows.length) context.fillText('Intervals', 2, lanes.rows[0].top + rowHeight / 2);
      for (const { top, height: size, part } of lanes.others) if (part) context.fillText(part.name, 2, top + size / 2);
    }
    context.fillStyle = colours.quiet;
    for (const lane of lanes.rows) if (lane.title) context.fillText(lane.title, gutter + 3, lane.top - 8);
    if (!lanes.others.length) return;
    context.fillStyle = colours.ink;
    context.fillText(`Above: ${part.name}. Below: the same frames of the others`, gutter + 3, lanes.others[0].top - 12);
  }

  // Draws what is in a window of a part of the time, with a selection and what a search has found, if there
  // are any; the other parts are moved so that one frame is at the same place in all of them.
  function draw(view, part, frame, selection, matches) {
    from = view.start;
    perPixel = (view.end - view.start) / (width - gutter);
    context.clearRect(0, 0, width, height);
    context.font = `11px ${font}`;
    context.textBaseline = 'middle';
    measureFrames(view);
    drawAxis(view, part);
    const isByKind = matches && matches.kinds.includes(true);
    const palette = isByKind ? fills.map((fill, kind) => matches.kinds[kind] ? fill : faded[kind]) : fills;
    rows.forEach((row, index) => drawRow(row, lanes.rows[index], view, palette));
    if (matches && !isByKind && matches.all.length) fadeAround(view, matches);
    if (lanes.frames) { drawFrames(view, lanes.frames, [part.from, part.to]); drawBudget(lanes.frames); }
    if (lanes.phases) drawPhases(view);
    if (lanes.offset) drawOffset(view);
    if (lanes.updates) drawUpdates(view);
    if (lanes.samples) drawSamples(view);
    if (matches) drawFound(view, matches);
    drawOthers(view, part, frame, palette);
    if (selection) drawSelection(selection);
    drawTitles(part);
  }

  // What is at a point: an interval, a frame, or nothing.
  function hit(left, top) {
    const time = timeAt(left), slack = 2 * perPixel;
    const nearest = (starts, ends) => {
      const index = after(ends, time - slack);
      return index < starts.length && starts[index] <= time + slack ? index : -1;
    };
    const row = lanes.rows.findIndex(lane => top >= lane.top && top < lane.top + rowHeight);
    if (row >= 0) {
      const index = nearest(rows[row].start, rows[row].end);
      return index < 0 ? null : { row, index };
    }
    const other = lanes.others.find(lane => top >= lane.top && top < lane.bottom);
    if (other && other.part) return hitOther(other, time + other.shift, slack, top);
    const { frames: lane } = lanes;
    if (!lane || top < lane.top || top > lane.top + lane.height) return null;
    const frame = nearest(frames.start, frames.end);
    return frame < 0 ? null : { frame };
  }

  // What is at a moment of another part.
  function hitOther({ rows: places, part }, time, slack, top) {
    const nearest = (starts, ends) => {
      const index = after(ends, time - slack);
      return index < starts.length && starts[index] <= time + slack ? index : -1;
    };
    const row = places.findIndex(place => place && top >= place.top && top < place.top + thinRow);
    if (row >= 0) {
      const index = nearest(rows[row].start, rows[row].end);
      return index < 0 ? null : { row, index };
    }
    const frame = nearest(frames.start, frames.end);
    return frame < part.from || frame >= part.to ? null : { frame };
  }

  return {
    canvas, draw, layOut, readColours, hit, timeAt, x, timed, cost, phaseColours, fill: kind => fills[kind],
    room: () => width - gutter, lane: name => lanes[name],
  };
})();
