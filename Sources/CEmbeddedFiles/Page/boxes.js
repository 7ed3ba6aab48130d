'use strict';
// Boxes in the order of time: Tab leads to one of them, arrow keys from there to the others.
(() => {
  function place(box) {
    const left = box.getBoundingClientRect().left;
    return { row: Number(getComputedStyle(box).getPropertyValue('--at')), left, right: left + box.offsetWidth };
  }

  function make(list) {
    const boxes = [...list.children];
    const words = document.createElement('p');
    words.className = 'note hint';
    words.setAttribute('role', 'status');
    words.textContent = 'Point at a box, or walk through them with the arrow keys.';
    list.closest('.wide').after(words);
    const inRow = row => boxes.filter(box => place(box).row === row);

    // Right and left stay in the row; up leads to what is around, down to the first one inside.
    const keys = {
      ArrowRight: box => inRow(place(box).row).find(other => place(other).left > place(box).left),
      ArrowLeft: box => inRow(place(box).row).findLast(other => place(other).left < place(box).left),
      ArrowUp: box => inRow(place(box).row - 1).findLast(other => place(other).left <= place(box).left),
      ArrowDown: box => {
        const below = inRow(place(box).row + 1);
        return below.find(other => place(other).left >= place(box).left) || below.at(-1);
      },
      Home: () => boxes[0], End: () => boxes.at(-1),
    };
    function choose(box) {
      for (const other of boxes) other.tabIndex = other === box ? 0 : -1;
      box.focus();
    }
    list.addEventListener('keydown', event => {
      if (!keys[event.key] || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      const next = keys[event.key](event.target);
      if (next) choose(next);
    });
    const show = event => { if (event.target !== list) words.textContent = event.target.title; };
    list.addEventListener('focusin', show);
    list.addEventListener('mouseover', show);
    list.addEventListener('click', event => { if (event.target !== list) choose(event.target); });
    boxes.forEach((box, index) => { box.tabIndex = index === 0 ? 0 : -1; });
  }
  document.querySelectorAll('.time > ol').forEach(make);
})();
