import type { Place } from '../layout';

/** How many stand at each side, and how many along the top, for so many others. */
function split(others: number): [side: number, top: number] {
  if (others <= 2) return [0, others];
  if (others <= 5) return [1, others - 2];
  if (others <= 8) return [2, others - 4];
  return [3, others - 6];
}
export function rowsOf(others: number): number {
  return split(others)[0] === 3 ? 3 : 2;
}

/** Plates in turn order, counter-clockwise from the lower right; columns of sixty. */
export function ring(others: number): Place[] {
  const [side, top] = split(others);
  const rows = side === 0 ? [] : side === 1 ? ['2 / -1'] : Array.from({ length: side }, (_, at) => String(at + 2));
  const width = top <= 2 ? 20 : 60 / top;
  const first = 30 - (width * top) / 2;
  const above = Array.from({ length: top }, (_, at): Place => {
    const from = Math.round(first + width * at) + 1;
    return { col: `${from} / ${Math.round(first + width * (at + 1)) + 1}`, row: '1', edge: 'top' };
  });
  const right = [...rows].reverse().map((row): Place => ({ col: '45 / 61', row, edge: 'right' }));
  const left = rows.map((row): Place => ({ col: '1 / 17', row, edge: 'left' }));
  return [...right, ...above.reverse(), ...left];
}

/** Plates in a row on a phone. */
export function perRow(others: number): number {
  if (others <= 3) return others;
  return others <= 6 ? 3 : 4;
}
