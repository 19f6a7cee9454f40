/** Where a plate stands on the board: columns of sixty, rows of four. */
export interface Place {
  col: string;
  row: string;
  edge: 'left' | 'top' | 'right';
}

/** How many stand at each side, and how many along the top, for so many others. */
function split(others: number): [side: number, top: number] {
  if (others <= 2) return [0, others];
  if (others <= 5) return [1, others - 2];
  return [2, others - 4];
}

/** Plates in turn order, clockwise from the lower left. */
export function places(others: number): Place[] {
  const [side, top] = split(others);
  const rows = side === 1 ? ['2 / 4'] : ['2', '3'];
  // two of a few leave the corners free
  const width = top <= 2 ? 15 : 60 / top;
  const first = 30 - (width * top) / 2;
  const left = [...rows].reverse().map((row): Place => ({ col: '1 / 16', row, edge: 'left' }));
  const right = rows.map((row): Place => ({ col: '46 / 61', row, edge: 'right' }));
  const above = Array.from({ length: top }, (_, at): Place => {
    const from = Math.round(first + width * at) + 1;
    return { col: `${from} / ${Math.round(first + width * (at + 1)) + 1}`, row: '1', edge: 'top' };
  });
  return side === 0 ? above : [...left, ...above, ...right];
}

/** Plates in a row on a phone. */
export function perRow(others: number): number {
  if (others <= 2) return others;
  return others > 6 ? 4 : 3;
}
