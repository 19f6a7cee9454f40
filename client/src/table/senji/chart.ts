/** One family's honour over the years, as points of a line. */
export interface Line {
  seat: number;
  family: string;
  values: readonly number[];
}
export interface Chart {
  width: number;
  height: number;
  x: (year: number) => number;
  y: (n: number) => number;
  low: number;
  high: number;
  marks: number[];
}
const margin = { left: 34, right: 88, top: 14, bottom: 26 };

export function chartOf(lines: readonly Line[], goal: number, width = 760, height = 240): Chart {
  const all = lines.flatMap(({ values }) => [...values]);
  const high = Math.ceil((Math.max(goal, ...all) + 6) / 10) * 10;
  const low = Math.min(0, Math.floor(Math.min(0, ...all) / 10) * 10);
  const years = Math.max(1, ...lines.map(({ values }) => values.length - 1));
  const step = high - low > 100 ? 40 : 20;
  return {
    width,
    height,
    low,
    high,
    x: (year) => margin.left + (year / years) * (width - margin.left - margin.right),
    y: (n) => margin.top + ((high - n) / (high - low)) * (height - margin.top - margin.bottom),
    marks: Array.from({ length: Math.floor(high / step) + 1 }, (_, at) => at * step),
  };
}
/** Ends of lines are pushed apart so that no crest covers another. */
export function spread(ends: readonly number[], apart: number): number[] {
  const order = [...ends.keys()].sort((a, b) => (ends[a] ?? 0) - (ends[b] ?? 0));
  const placed = [...ends];
  for (const [at, which] of order.entries()) {
    const before = at === 0 ? -Infinity : (placed[order[at - 1] ?? 0] ?? 0);
    placed[which] = Math.max(placed[which] ?? 0, before + apart);
  }
  return placed;
}
