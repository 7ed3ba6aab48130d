'use strict';
// Interactive charts in place of the drawings, where the page holds Chart.js.
(() => {
  if (typeof Chart === 'undefined') {
    // A drawing cannot be zoomed.
    for (const button of document.querySelectorAll('[data-action^="zoom"]')) button.remove();
    return;
  }
  const charts = [];
  const probe = document.createElement('span');
  probe.hidden = true;
  document.body.append(probe);
  function colour(name) {
    probe.style.color = `var(--${name})`;
    return getComputedStyle(probe).color;
  }

  const styles = {
    line: tone => ({ borderColor: tone, borderWidth: 1.4, pointRadius: 0 }),
    dashes: tone => ({ borderColor: tone, borderWidth: 2, borderDash: [6, 4], pointRadius: 0 }),
    band: tone => ({ borderWidth: 0, pointRadius: 0, backgroundColor: tone, fill: '+1' }),
    bars: tone => ({ borderWidth: 0, pointRadius: 0, backgroundColor: tone, fill: 'origin', stepped: true }),
    dots: tone => ({ showLine: false, backgroundColor: tone, borderWidth: 0, pointRadius: 1.8 }),
    squares: tone => ({ showLine: false, backgroundColor: tone, borderWidth: 0, pointRadius: 3, pointStyle: 'rect' }),
  };

  function points(x, y) { return x.map((value, index) => ({ x: value, y: y[index] })); }

  // A band is two lines of the library, with the area between them filled.
  function datasets(series) {
    const tone = colour(series.colour);
    const faded = tone.replace('rgb(', 'rgba(').replace(')', ', 0.45)');
    const style = styles[series.shape](series.shape === 'band' ? faded : tone);
    const data = points(series.x, series.y);
    const order = { squares: 0, line: 1, dashes: 1, dots: 2 }[series.shape] ?? 3;
    const upper = { label: series.name, data, order, ...style };
    if (series.shape !== 'band') return [upper];
    return [upper, { label: '', data: points(series.x, series.low), order, borderWidth: 0, pointRadius: 0 }];
  }

  // Rules, lanes, and the chosen point.
  const marks = spec => ({
    id: 'marks',
    afterDatasetsDraw(chart) {
      const { ctx, chartArea: area, scales } = chart;
      ctx.save();
      ctx.font = '600 12px system-ui, sans-serif';
      for (const rule of spec.rules) {
        const at = scales[rule.axis].getPixelForValue(rule.at);
        const isInside = rule.axis === 'y' ? at >= area.top && at <= area.bottom : at >= area.left && at <= area.right;
        if (!isInside) continue;
        line(ctx, rule.axis === 'y' ? [area.left, at, area.right, at] : [at, area.top, at, area.bottom], [7, 4]);
        ctx.fillStyle = colour('ink');
        const isAtEnd = rule.axis === 'x' && at > area.left + 0.75 * (area.right - area.left);
        ctx.textAlign = isAtEnd ? 'right' : 'left';
        const x = rule.axis === 'y' ? area.left + 6 : at + (isAtEnd ? -5 : 5);
        const y = rule.axis === 'y' ? (at < area.top + 20 ? at + 15 : at - 5) : area.top + 14;
        ctx.setLineDash([]);
        ctx.lineWidth = 3;
        ctx.strokeStyle = colour('paper');
        ctx.strokeText(rule.label, x, y);
        ctx.fillText(rule.label, x, y);
      }
      spec.lanes.forEach((lane, index) => drawLane(ctx, area, scales.x, lane, index));
      const chosen = spec.showsStrip ? Points.chosen() : -1;
      const at = scales.x.getPixelForValue(Points ? Points.first + chosen : 0);
      if (chosen >= 0 && at >= area.left && at <= area.right) line(ctx, [at, area.top, at, area.bottom], []);
      ctx.restore();
    },
  });
  function line(ctx, [x1, y1, x2, y2], dash) {
    ctx.strokeStyle = colour('ink');
    ctx.lineWidth = 1.5;
    ctx.setLineDash(dash);
    ctx.beginPath();
    ctx.moveTo(x1, y1);
    ctx.lineTo(x2, y2);
    ctx.stroke();
  }
  const laneHeight = 16;
  function drawLane(ctx, area, scale, lane, index) {
    const top = area.bottom + 26 + index * laneHeight;
    ctx.fillStyle = colour('quiet');
    for (const [from, to] of lane.spans) {
      const left = Math.max(area.left, scale.getPixelForValue(from));
      const right = Math.min(area.right, scale.getPixelForValue(to));
      if (right >= left) ctx.fillRect(left, top, Math.max(1, right - left), 9);
    }
    ctx.font = '12px system-ui, sans-serif';
    ctx.textAlign = 'right';
    ctx.fillText(lane.name, area.left - 8, top + 9);
  }

  function axis(spec, lanes) {
    const text = colour('quiet');
    return {
      type: spec.isLogarithmic ? 'logarithmic' : 'linear', min: spec.min, max: spec.max,
      title: { display: true, text: spec.title, color: text, padding: { top: lanes * laneHeight + 4 } },
      grid: { color: colour('line') },
      ticks: { color: text, maxRotation: 0, autoSkip: true, callback: (value, index, ticks) => label(spec, value, ticks) },
      afterFit: scale => { if (scale.axis === 'y') scale.width = Math.max(scale.width, 96); },
    };
  }
  function label(spec, value, ticks) {
    if (spec.isLogarithmic) {
      const isNarrow = spec.max / spec.min < 300;
      const digits = value.toPrecision(4).replace(/e.*|[.0]/g, '');
      if (!(isNarrow ? ['1', '2', '5'] : ['1']).includes(digits)) return null;
    }
    return String(Number(value.toPrecision(6)));
  }

  function tooltip(spec) {
    return {
      filter: item => item.dataset.label !== '',
      callbacks: {
        title: items => items.length ? `${spec.x.title.replace(', log', '')} ${items[0].label}` : '',
        label: item => `${item.dataset.label}: ${Number(item.parsed.y.toPrecision(4))} ${spec.y.title.replace(', log', '')}`,
      },
    };
  }

  function build(figure) {
    const spec = JSON.parse(figure.querySelector('.chart-data').textContent);
    const plot = figure.querySelector('.plot');
    const canvas = document.createElement('canvas');
    canvas.setAttribute('role', 'img');
    canvas.setAttribute('aria-label', figure.dataset.label);
    const screen = document.createElement('div');
    screen.className = 'screen';
    screen.append(canvas);
    plot.append(screen);
    figure.classList.add('live');
    if (spec.showsStrip) fillPoints(spec, 0, Points.count);
    const chart = new Chart(canvas, {
      type: 'line',
      data: { datasets: spec.series.flatMap(datasets) },
      options: {
        animation: false, responsive: true, maintainAspectRatio: false,
        interaction: { mode: 'nearest', intersect: false, axis: 'xy' },
        scales: { x: { ...axis(spec.x, spec.lanes.length), type: spec.x.isLogarithmic ? 'logarithmic' : 'linear' }, y: axis(spec.y, 0) },
        plugins: { legend: { display: false }, tooltip: tooltip(spec) },
      },
      plugins: [marks(spec)],
    });
    charts.push({ spec, chart });
    if (spec.showsStrip) makeZoom(spec, chart, canvas);
  }

  // The points from one position to another: one by one, or as shortest, median and longest of
  // neighbours; those beyond their limits always one by one.
  function fillPoints(spec, from, to) {
    const series = Object.fromEntries(['band', 'line', 'squares'].map(shape => {
      const found = spec.series.find(one => one.shape === shape);
      if (found) Object.assign(found, { x: [], y: [], low: [] });
      return [shape, found];
    }));
    // Without a band the line is that of single points, not of medians.
    const size = series.band ? Math.max(1, Math.ceil((to - from) / 600)) : 1;
    for (let start = from; start < to; start += size) {
      const times = Points.microseconds.slice(start, Math.min(to, start + size)).sort();
      const x = Points.first + start + (times.length - 1) / 2;
      add(series.line, x, times[(times.length - 1) >> 1]);
      if (series.band) {
        add(series.band, x, times[times.length - 1]);
        series.band.low.push(times[0] / 1000);
      }
    }
    for (const position of Points.beyond) {
      if (position >= from && position < to) {
        add(series.squares, Points.first + position, Points.microseconds[position]);
      }
    }
  }
  function add(series, x, microseconds) {
    series.x.push(x);
    series.y.push(Math.max(0.001, microseconds / 1000));
  }

  function makeZoom(spec, chart, canvas) {
    let from = 0, to = Points.count;
    function show(first, last) {
      const width = Math.max(20, Math.min(Points.count, Math.round(last - first)));
      from = Math.max(0, Math.min(Points.count - width, Math.round(first)));
      to = Math.min(Points.count, from + width);
      fillPoints(spec, from, to);
      spec.x.min = Points.first + from;
      spec.x.max = Points.first + to;
      refresh({ spec, chart });
    }
    function zoom(factor) {
      const chosen = Points.chosen();
      const middle = chosen >= from && chosen < to ? chosen : (from + to) / 2;
      const half = (to - from) * factor / 2;
      show(middle - half, middle + half);
    }
    const actions = { 'zoom-in': () => zoom(0.25), 'zoom-out': () => zoom(4), 'zoom-all': () => show(0, Points.count) };
    for (const [action, act] of Object.entries(actions)) {
      document.querySelector(`[data-action="${action}"]`).addEventListener('click', act);
    }
    canvas.addEventListener('click', event => {
      const [hit] = chart.getElementsAtEventForMode(event, 'nearest', { intersect: false, axis: 'x' }, true);
      if (hit) Points.choose(Math.round(chart.data.datasets[hit.datasetIndex].data[hit.index].x - Points.first));
    });
    Points.changed(() => {
      const chosen = Points.chosen();
      const half = (to - from) / 2;
      if (chosen < from || chosen >= to) show(chosen - half, chosen + half); else chart.draw();
    });
  }

  function refresh({ spec, chart }) {
    chart.data.datasets = spec.series.flatMap(datasets);
    Object.assign(chart.options.scales, { x: axis(spec.x, spec.lanes.length), y: axis(spec.y, 0) });
    chart.update('none');
  }

  Chart.defaults.font.family = 'system-ui, "DejaVu Sans", sans-serif';
  document.querySelectorAll('figure.chart').forEach(build);
  addEventListener('themechange', () => charts.forEach(refresh));
})();
