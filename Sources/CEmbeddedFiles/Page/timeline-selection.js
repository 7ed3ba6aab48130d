'use strict';
// What is selected: in words, its sums, and its flame graph.
const Selection = Trace && (() => {
  const { rows, frames, samples, words, kinds, after, time, number } = Trace;
  const maxRows = 100;
  const panel = document.getElementById('selection');
  const { element, node, child, insideTime, flame } = Flames;

  // The intervals of a selection as a tree: what is inside what follows from their times.
  function tree(selection) {
    const root = node(-1, null);
    const picked = rows[selection.row];
    let above = null;
    rows.forEach((row, place) => {
      if (picked && (row.track !== picked.track || row.depth < picked.depth)) return;
      if (!above || above.row.track !== row.track) above = null;
      const first = after(row.end, selection.start);
      const nodes = [];
      let parent = 0;
      for (let index = first; index < row.count && row.start[index] < selection.end; index++) {
        if (place === selection.row && index !== selection.index) { nodes.push(null); continue; }
        let around = root;
        if (above) {
          while (parent < above.nodes.length && above.row.end[above.first + parent] <= row.start[index]) parent++;
          const isInside = parent < above.nodes.length && above.row.start[above.first + parent] <= row.start[index];
          if (isInside && above.nodes[parent]) around = above.nodes[parent];
        }
        const found = child(around, row.kind[index]);
        found.count++;
        found.total += Math.min(row.end[index], selection.end) - Math.max(row.start[index], selection.start);
        nodes.push(found);
      }
      above = { row, first, nodes };
    });
    root.total = [...root.inside.values()].reduce((sum, inside) => sum + inside.total, 0);
    return root;
  }

  function isWithinSame(of) {
    for (let around = of.parent; around; around = around.parent) if (around.kind === of.kind) return true;
    return false;
  }

  // Sums by kind, those with most time of their own first.
  function sums(root) {
    const found = new Map();
    (function walk(of) {
      if (of.kind >= 0) {
        const sum = found.get(of.kind) || { kind: of.kind, count: 0, total: 0, self: 0 };
        sum.count += of.count;
        if (!isWithinSame(of)) sum.total += of.total;
        sum.self += Math.max(0, of.total - insideTime(of));
        found.set(of.kind, sum);
      }
      of.inside.forEach(walk);
    })(root);
    return [...found.values()].sort((first, second) => second.self - first.self);
  }

  // The calls of the samples in a part of the time, as a tree of functions.
  function calls(selection) {
    const root = node(-1, null);
    for (let index = after(samples.time, selection.start - 1); index < samples.count && samples.time[index] <= selection.end; index++) {
      root.total++;
      let at = root;
      for (const called of samples.stacks[samples.stack[index]]) {
        at = child(at, called);
        at.count++;
        at.total++;
      }
    }
    return root;
  }

  function table(caption, heads, lines) {
    const cells = (line, name) => line.map((cell, column) => {
      const attributes = column && !heads[column].isText ? { class: 'number' } : {};
      return element(column ? 'td' : 'th', column ? attributes : { scope: 'row' }, cell);
    });
    return element('div', { class: 'wide' }, element('table', {},
      element('caption', {}, caption),
      element('thead', {}, element('tr', {}, ...heads.map((head, column) =>
        element('th', { scope: 'col', class: column && !head.isText ? 'number' : '' }, head.name || head)))),
      element('tbody', {}, ...lines.map(line => element('tr', {}, ...cells(line))))));
  }

  function limited(words, count) {
    return count > maxRows ? `${words}: the first ${maxRows} of ${number(count)}` : words;
  }

  function sumTable(root) {
    const all = sums(root);
    return table(
      limited('Sums, by time of its own', all.length),
      ['Interval', { name: 'Row type', isText: true }, 'Count', 'Total', 'Self', 'Share'],
      all.slice(0, maxRows).map(sum => [
        bdi(kinds[sum.kind].name), bdi(kinds[sum.kind].type || ''), number(sum.count), time(sum.total), time(sum.self),
        (100 * sum.self / Math.max(1, root.total)).toFixed(1) + ' %',
      ]));
  }
  function bdi(text) { return element('bdi', {}, text); }

  function functionTable(root) {
    const found = new Map();
    (function walk(of) {
      if (of.kind >= 0) {
        const sum = found.get(of.kind) || { name: samples.functions[of.kind], samples: 0, self: 0 };
        if (!isWithinSame(of)) sum.samples += of.total;
        sum.self += of.total - insideTime(of);
        found.set(of.kind, sum);
      }
      of.inside.forEach(walk);
    })(root);
    const all = [...found.values()].sort((first, second) => second.samples - first.samples);
    return table(
      limited('Functions, by samples in them and what they call', all.length), ['Function', 'Samples', 'Self'],
      all.slice(0, maxRows).map(sum => [bdi(sum.name), number(sum.samples), number(sum.self)]));
  }

  function folded(summary, inside) { return element('details', {}, element('summary', {}, summary), inside); }

  // Shows the sums and flame graphs of a selection; nothing for none.
  function show(selection) {
    panel.replaceChildren();
    if (!selection) return;
    if (Trace.sides.length === 2) return showDifference(selection);
    const root = tree(selection);
    if (root.total > 0) {
      panel.append(
        ...flame('By intervals', root, {
          name: of => of.kind < 0 ? 'selection' : kinds[of.kind].name + (kinds[of.kind].type ? ' ' + kinds[of.kind].type : ''),
          amount: of => (of.count > 1 ? `×${number(of.count)} ` : '') + time(of.total),
          colour: of => of.kind < 0 ? '#dfe3e8' : Drawing.fill(of.kind),
        }), folded('The sums as a table', sumTable(root)));
    }
    const called = calls(selection);
    if (!called.total) return;
    panel.append(
      ...flame('By functions: stack samples of user time', called, {
        name: of => of.kind < 0 ? 'samples' : samples.functions[of.kind], amount: of => number(of.total),
        colour: of => of.kind < 0 ? '#dfe3e8' : samples.functions[of.kind].startsWith('inside ') ? '#c9ced4' : '#f3c969',
      }), folded('The functions as a table', functionTable(called)));
  }

  // The frames of a selection, and the same ones of the other side: from the first to the last that both have.
  function counterpart(selection) {
    const here = Parts.at(selection.start);
    const there = Parts.all.find(part => part.side !== here.side);
    if (!there) return null;
    const same = frame => there.places.get(frames.number[frame]);
    const first = after(frames.end, selection.start), last = after(frames.start, selection.end - 1) - 1;
    const span = (first, last) => first === undefined || last === undefined || last < first
      ? null : { start: frames.start[first], end: frames.end[last] };
    const selected = span(first, last), other = span(same(first), same(last));
    if (!selected || !other) return null;
    return here.side === 'base' ? { base: selected, head: other } : { base: other, head: selected };
  }

  // The selection, and all there is, of base and head against each other.
  function showDifference(selection) {
    const selected = counterpart(selection);
    if (selected) panel.append(...differences('The selection', selected));
    const whole = side => Parts.all.find(part => part.side === side);
    const [base, head] = [whole('base'), whole('head')];
    if (base && head) panel.append(...differences('All frames', { base, head }));
  }
  function differences(title, { base, head }) {
    const intervals = Flames.difference(tree(withoutRow(base)), tree(withoutRow(head)));
    const called = Flames.difference(calls(base), calls(head));
    const kindName = of => of.kind < 0 ? 'all' : kinds[of.kind].name + (kinds[of.kind].type ? ' ' + kinds[of.kind].type : '');
    const made = [element('p', { class: 'note' }, 'Red took longer in the head, blue took less; a box is as wide as the longer side.')];
    if (intervals.total) {
      made.push(...flame(`${title}: difference by intervals`, intervals, {
        name: kindName, amount: of => `${time(of.base)} → ${time(of.head)}`, colour: of => Flames.colour(of, intervals),
      }));
    }
    if (called.total) {
      made.push(...flame(`${title}: difference by functions`, called, {
        name: of => of.kind < 0 ? 'samples' : samples.functions[of.kind], amount: of => `${number(of.base)} → ${number(of.head)}`,
        colour: of => Flames.colour(of, called),
      }));
    }
    return made;
  }
  // Of an interval all that is in its time, as the other side has no such interval.
  function withoutRow({ start, end }) { return { start, end }; }

  function frameName(frame) { return `Frame ${frames.number[frame] < 0 ? '?' : frames.number[frame]}`; }
  function runName(start) { return Parts.all.length > 1 ? Parts.at(start).name : ''; }

  function frameWords(frame) {
    const over = frames.overrun[frame];
    return [
      `${frameName(frame)}: ${Drawing.timed(frames.start[frame], frames.end[frame])}`,
      frames.isLate[frame] ? `late by ${time(over)}` : over > 0 ? `over budget by ${time(over)}` : 'in time',
      words[frames.cause[frame]] && 'because of ' + words[frames.cause[frame]],
      words[frames.stage[frame]], words[frames.phase[frame]],
      Number.isFinite(frames.offset[frame]) && `offset ${frames.offset[frame].toFixed(1)}`, runName(frames.start[frame]),
    ].filter(Boolean).join(', ');
  }

  function intervalWords({ row, index }) {
    const { kind, start, end } = rows[row];
    const of = kinds[kind[index]];
    const frame = Search.frameAt(start[index]);
    return [
      `${of.name}: ${Drawing.timed(start[index], end[index])}`, of.type && `row type ${of.type}`, rowWords(rows[row], index),
      frame >= 0 && `in frame ${frames.number[frame]}${shareWords(frame, end[index] - start[index])}`, runName(start[index]),
    ].filter(Boolean).join(', ');
  }
  // The identifier of the row that an interval is about: its place in the list.
  function rowWords({ section, place }, index) {
    return section && section[index] ? `section ${section[index] - 1}, row ${place[index]}` : '';
  }
  function shareWords(frame, length) {
    return frames.duration[frame] > 0 ? ` (${(100 * length / frames.duration[frame]).toFixed(1)} % of it)` : '';
  }

  // What the pointer is at, as a title and pairs of names and values.
  function tip(at) {
    if (at.frame !== undefined) {
      const frame = at.frame, over = frames.overrun[frame];
      return [frameName(frame), [
        ['Time', Drawing.timed(frames.start[frame], frames.end[frame])],
        [frames.isLate[frame] ? 'Late by' : over > 0 ? 'Over budget' : 'Left', time(Math.abs(over))],
        ['Cause', words[frames.cause[frame]]], ['Stage', words[frames.stage[frame]]], ['Gesture', words[frames.phase[frame]]],
        ['Run', runName(frames.start[frame])],
      ]];
    }
    const { kind, start, end } = rows[at.row], of = kinds[kind[at.index]], frame = Search.frameAt(start[at.index]);
    const length = end[at.index] - start[at.index];
    return [of.name, [
      ['Time', Drawing.timed(start[at.index], end[at.index])], ['Row type', of.type], ['Row', rowWords(rows[at.row], at.index)],
      ['Share', frame >= 0 && `${(100 * length / Math.max(1, frames.duration[frame])).toFixed(1)} % of frame ${frames.number[frame]}`],
      ['Run', runName(start[at.index])],
    ]];
  }

  // Times are said since the start of their part.
  function since(moment) { return moment - Parts.at(moment).start; }

  // One sentence about a selection, or about what a search has found.
  function describe(selection) {
    if (selection.frame !== undefined) return `${frameWords(selection.frame)}, at ${time(since(selection.start))}.`;
    if (selection.row !== undefined) return `${intervalWords(selection)}, at ${time(since(selection.start))}.`;
    const first = after(frames.end, selection.start), last = after(frames.start, selection.end);
    let late = 0;
    for (let index = first; index < last; index++) late += frames.isLate[index];
    const sampled = after(samples.time, selection.end) - after(samples.time, selection.start - 1);
    const counted = (count, noun) => `${number(count)} ${noun}${count === 1 ? '' : 's'}`;
    return `${time(selection.end - selection.start)} from ${time(since(selection.start))} on: ${counted(Math.max(0, last - first), 'frame')}, ${number(late)} of them late`
      + (sampled ? `, ${counted(sampled, 'stack sample')}.` : '.');
  }

  // The first intervals of a part of the time, as lines of a table.
  function intervals(part) {
    const found = [];
    let count = 0;
    rows.forEach((row, place) => {
      const first = after(row.end, part.start);
      const last = Math.max(first, after(row.start, part.end - 1));
      count += last - first;
      for (let index = first; index < Math.min(last, first + maxRows); index++) found.push({ row: place, index });
    });
    const start = of => rows[of.row].start[of.index];
    found.sort((first, second) => start(first) - start(second) || first.row - second.row);
    return { count, shown: found.slice(0, maxRows) };
  }

  // Shows the first intervals of a part of the time; focus stays with the interval that has it.
  function showIntervals(target, part, choose) {
    const address = `${part.start}-${part.end}`;
    if (target.dataset.shown === address) return;
    target.dataset.shown = address;
    const focused = target.contains(document.activeElement) ? document.activeElement.dataset.interval : null;
    const { count, shown } = intervals(part);
    target.replaceChildren(table(
      `${number(count)} intervals from ${time(since(part.start))} to ${time(part.end - Parts.at(part.start).start)}` + (count > maxRows ? `, the first ${maxRows} of them` : ''),
      ['Interval', { name: 'Row type', isText: true }, 'Start', 'Length', 'Depth', 'Frame'],
      shown.map(({ row, index }) => {
        const { start, end, kind, depth } = rows[row];
        const button = element('button', { type: 'button', class: 'plain', 'data-interval': `${row}.${index}` }, bdi(kinds[kind[index]].name));
        button.addEventListener('click', () => choose({ row, index }));
        const frame = Search.frameAt(start[index]);
        return [
          button, bdi(kinds[kind[index]].type || ''), time(since(start[index])), time(end[index] - start[index]), String(depth),
          frame < 0 || frames.number[frame] < 0 ? '' : String(frames.number[frame]),
        ];
      })));
    if (!focused) return;
    const again = target.querySelector(`[data-interval="${focused}"]`) || target.querySelector('button');
    if (again) again.focus({ preventScroll: true });
  }

  return { show, describe, tip, showIntervals, tree, sums, calls };
})();
