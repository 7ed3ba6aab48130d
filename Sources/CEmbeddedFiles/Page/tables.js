'use strict';
// Tables: sorted by a column's button, and filtered by words of their first column.
(() => {
  function key(cell) {
    return cell.dataset.value === undefined ? cell.textContent : Number(cell.dataset.value);
  }

  // Numbers before words: a dash stands for a number that there is none of.
  function order(first, second) {
    if (typeof first !== typeof second) return typeof first === 'number' ? -1 : 1;
    return typeof first === 'number' ? first - second : first.localeCompare(second);
  }

  function sort(table, column, direction) {
    const sign = direction === 'descending' ? -1 : 1;
    const rows = [...table.tBodies[0].rows]
      .map(row => [key(row.cells[column]), row])
      .sort((first, second) => sign * order(first[0], second[0]));
    table.tBodies[0].append(...rows.map(pair => pair[1]));
    [...table.tHead.rows[0].cells].forEach((cell, index) => {
      if (index === column) cell.setAttribute('aria-sort', direction);
      else cell.removeAttribute('aria-sort');
    });
  }

  function makeSortable(table) {
    const id = table.dataset.sortable;
    const heads = [...table.tHead.rows[0].cells];
    heads.forEach((cell, column) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.append(...cell.childNodes);
      cell.append(button);
      button.addEventListener('click', () => {
        const first = cell.classList.contains('number') ? 'descending' : 'ascending';
        const other = first === 'ascending' ? 'descending' : 'ascending';
        const direction = cell.getAttribute('aria-sort') === first ? other : first;
        sort(table, column, direction);
        State.set('sort', `${id}.${column}.${direction}`);
      });
    });
    function restore() {
      const [name, column, direction] = State.get('sort').split('.');
      const index = Number.parseInt(column, 10);
      if (name !== id || !heads[index]) return;
      if (['ascending', 'descending'].includes(direction)) sort(table, index, direction);
    }
    State.changed(restore);
    restore();
  }

  function makeFilter(table) {
    const label = document.createElement('label');
    const input = document.createElement('input');
    const count = document.createElement('output');
    label.className = 'filter';
    input.type = 'search';
    label.append('Only rows with ', input, ' ', count);
    table.parentElement.before(label);
    function filter() {
      const rows = [...table.tBodies[0].rows];
      const words = input.value.toLowerCase();
      for (const row of rows) row.hidden = !row.cells[0].textContent.toLowerCase().includes(words);
      const shown = rows.filter(row => !row.hidden).length;
      count.textContent = words ? `${shown} of ${rows.length}` : '';
    }
    const name = 'filter-' + table.dataset.filtered;
    input.addEventListener('input', () => { State.set(name, input.value); filter(); });
    function restore() { input.value = State.get(name); filter(); }
    State.changed(restore);
    restore();
  }

  document.querySelectorAll('[data-sortable]').forEach(makeSortable);
  document.querySelectorAll('[data-filtered]').forEach(makeFilter);
})();
