'use strict';
// Values of a chart, read back from its drawing for people who point at it: there is no second drawing.
(() => {
  const namespace = 'http://www.w3.org/2000/svg';

  // The points of a path: those of bars begin at the axis.
  function points(path) {
    const bars = [...path.getAttribute('d').matchAll(/M([\d.]+) [\d.]+V([\d.]+)H([\d.]+)/g)];
    if (bars.length) return bars.map(([, left, top, right]) => ({ x: (Number(left) + Number(right)) / 2, y: Number(top) }));
    const all = [...path.getAttribute('d').matchAll(/[ML]([\d.]+) ([\d.]+)/g)];
    // Of a band the upper line is read.
    const isBand = path.classList.contains('band');
    return (isBand ? all.slice(0, all.length / 2) : all).map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  }

  function value(axis, share) {
    const found = axis.isLogarithmic
      ? Math.exp(Math.log(axis.min) + share * (Math.log(axis.max) - Math.log(axis.min)))
      : axis.min + share * (axis.max - axis.min);
    // Numbers of frames are whole; a drawing has places to a tenth of a point.
    const isWhole = !axis.isLogarithmic && Math.abs(found - Math.round(found)) < (axis.max - axis.min) / 5000;
    return isWhole ? Math.round(found) : Number(found.toPrecision(3));
  }

  function make(figure) {
    const drawing = figure.querySelector('svg.drawing');
    const { x, y, plot: [left, top, width, height] } = JSON.parse(figure.querySelector('.chart-data').textContent);
    let series = null;
    const isStrip = drawing.dataset.strip !== undefined && Points;
    const mark = document.createElementNS(namespace, 'circle');
    mark.setAttribute('class', 'mark');
    mark.setAttribute('r', '5');

    // The nearest point, across first: lines have a value everywhere.
    function nearest(event) {
      series = series || [...drawing.querySelectorAll('path[data-series]')]
        .map(path => ({ name: path.dataset.series, points: points(path) }));
      const box = drawing.getBoundingClientRect(), scale = drawing.viewBox.baseVal.width / box.width;
      const at = { x: (event.clientX - box.left) * scale, y: (event.clientY - box.top) * scale };
      let best = null;
      for (const { name, points } of series) {
        for (const point of points) {
          const distance = 4 * Math.abs(point.x - at.x) + Math.abs(point.y - at.y);
          if (!best || distance <= best.distance) best = { name, point, distance };
        }
      }
      return best && best.distance < 120 ? best : null;
    }
    function words(axis, share) { return `${value(axis, share)}`; }
    drawing.addEventListener('pointermove', event => {
      const found = nearest(event);
      mark.remove();
      if (!found) return Tip.hide();
      mark.setAttribute('cx', found.point.x);
      mark.setAttribute('cy', found.point.y);
      drawing.append(mark);
      Tip.show(event, found.name, [
        [x.title.replace(', log', ''), words(x, (found.point.x - left) / width)],
        [y.title.replace(', log', ''), words(y, 1 - (found.point.y - top) / height)],
      ]);
    });
    drawing.addEventListener('pointerleave', () => { mark.remove(); Tip.hide(); });
    if (isStrip) follow(drawing, nearest, place => x.min + (x.max - x.min) * (place - left) / width, { x, left, top, width, height });
  }

  // The frame that is chosen in the strip is marked; a click chooses one.
  function follow(drawing, nearest, value, { x, left, top, width, height }) {
    const line = document.createElementNS(namespace, 'path');
    line.setAttribute('class', 'chosen');
    drawing.append(line);
    function show() {
      const chosen = Points.chosen();
      if (chosen < 0) return;
      const at = left + width * (Points.first + chosen - x.min) / (x.max - x.min);
      line.setAttribute('d', `M${at} ${top}V${top + height}`);
    }
    drawing.addEventListener('click', event => {
      const found = nearest(event);
      if (found) Points.choose(Math.round(value(found.point.x) - Points.first));
    });
    Points.changed(show);
    show();
  }

  document.querySelectorAll('figure.chart').forEach(make);
})();
