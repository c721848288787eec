import type { CartLine } from '../cart.ts';

/** As many as the server takes in one order. */
export const mostPieces = 99;
const mostLines = 60;

/** Names a line: the same dish with other options is another line. */
export const lineKey = ({ dishId, options }: Pick<CartLine, 'dishId' | 'options'>): string =>
  JSON.stringify([
    dishId,
    ...Object.entries(options)
      .filter(([, keys]) => keys.length > 0)
      .map(([group, keys]) => [group, ...keys.toSorted()])
      .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  ]);

/** Lays a line on top of what is there of the same; never more than the server takes. */
export function withLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const key = lineKey(line);
  const there = lines.find((other) => lineKey(other) === key);
  const quantity = Math.min(mostPieces, (there?.quantity ?? 0) + line.quantity);
  if (there) return lines.map((other) => (other === there ? { ...line, quantity } : other));
  return [...lines, { ...line, quantity }].slice(0, mostLines);
}
