import type { ChatLine } from '../../protocol';

/** Between whom talk goes on: seats other than mine in order, or null for the whole table. */
export type Circle = readonly number[] | null;

export function keyOf(circle: Circle): string {
  return circle === null ? 'all' : circle.join(' ');
}
/** The circle a line belongs to, as I see it. */
export function circleOf(line: ChatLine, me: number | null): Circle {
  const { to } = line;
  if (to === null) return null;
  return [...new Set([...to, ...(line.seat === null ? [] : [line.seat])])].filter((seat) => seat !== me).sort((a, b) => a - b);
}
/** The whole table, everybody who can be spoken to alone, and other circles in which something has been said. */
export function circles(lines: readonly ChatLine[], others: readonly number[], me: number | null): Circle[] {
  const single = me === null ? [] : others.map((seat): Circle => [seat]);
  const found = [null, ...single, ...lines.map((line) => circleOf(line, me))];
  return [...new Map(found.map((circle) => [keyOf(circle), circle])).values()];
}
export function within(lines: readonly ChatLine[], circle: Circle, me: number | null): ChatLine[] {
  return lines.filter((line) => keyOf(circleOf(line, me)) === keyOf(circle));
}
