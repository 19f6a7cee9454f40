export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}

const steps = 28;

/** A brush stroke as the outline of an SVG path: tapered, along a curve, with a head. */
export function stroke(a: Point, b: Point, bend: number, width: number): string {
  const middle = { x: (a.x + b.x) / 2 - (b.y - a.y) * bend, y: (a.y + b.y) / 2 + (b.x - a.x) * bend };
  const at = (t: number): Point => ({
    x: (1 - t) ** 2 * a.x + 2 * (1 - t) * t * middle.x + t * t * b.x,
    y: (1 - t) ** 2 * a.y + 2 * (1 - t) * t * middle.y + t * t * b.y,
  });
  const long = width * 2.3;
  /** Where the body ends and the head begins: its tip is at `b`. */
  const end = 1 - Math.min(0.5, long / (Math.hypot(b.x - a.x, b.y - a.y) || 1));
  const towards = (t: number): Point => {
    const x = 2 * (1 - t) * (middle.x - a.x) + 2 * t * (b.x - middle.x);
    const y = 2 * (1 - t) * (middle.y - a.y) + 2 * t * (b.y - middle.y);
    const length = Math.hypot(x, y) || 1;
    return { x: x / length, y: y / length };
  };
  const left: Point[] = [];
  const right: Point[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const part = step / steps;
    const p = at(part * end);
    const d = towards(part * end);
    const half = (width * (0.16 + 0.84 * Math.sin(Math.PI * (0.12 + 0.7 * part)) ** 1.2)) / 2;
    left.push({ x: p.x - d.y * half, y: p.y + d.x * half });
    right.unshift({ x: p.x + d.y * half, y: p.y - d.x * half });
  }
  const p = at(end);
  const d = towards((1 + end) / 2);
  const wide = width * 1.05;
  const head = [
    { x: p.x - d.y * wide, y: p.y + d.x * wide },
    { x: p.x + d.x * long, y: p.y + d.y * long },
    { x: p.x + d.y * wide, y: p.y - d.x * wide },
    { x: p.x + d.x * long * 0.22, y: p.y + d.y * long * 0.22 },
  ];
  return outline([...left, ...right]) + outline(head);
}

/** Where the line from the middle of a box towards a point leaves the box. */
export function edge(box: Box, to: Point): Point {
  const c = middleOf(box);
  const dx = to.x - c.x;
  const dy = to.y - c.y;
  const s = Math.min((box.w / 2 + 8) / Math.max(1e-6, Math.abs(dx)), (box.h / 2 + 8) / Math.max(1e-6, Math.abs(dy)));
  return { x: c.x + dx * s, y: c.y + dy * s };
}
/** Where a stroke between two boxes on a board begins and ends; without room between them it goes along their inner sides. */
export function between(a: Box, b: Box, board: number): [Point, Point] {
  const [c, d] = [middleOf(a), middleOf(b)];
  // a box without height is an edge of the board; a stroke that comes from far along it ends at its corner
  const solid = (box: Box): Box => (box.h > 0 ? box : { ...box, y: box.y - 8, h: 16 });
  const [p, q] = [edge(solid(a), d), edge(solid(b), c)];
  const room = ((q.x - p.x) * (d.x - c.x) + (q.y - p.y) * (d.y - c.y)) / (Math.hypot(d.x - c.x, d.y - c.y) || 1);
  if (room >= 24) return [p, q];
  const inwards = c.x < board / 2 ? 1 : -1;
  const beside = (box: Box): Point => ({ x: middleOf(box).x + inwards * (box.w / 2 + 8), y: middleOf(box).y });
  const near = (box: Box, other: Box): Point => (box.h > 0 ? beside(box) : { x: beside(other).x + inwards * 20, y: box.y });
  return [near(a, b), near(b, a)];
}
export function middleOf(box: Box): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

function outline(points: Point[]): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;
}
