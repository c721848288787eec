import type { Fen, Language } from '@chifan/domain';

/** A dish with its options. The server quotes its price before payment. */
export type CartLine = {
  readonly dishId: number;
  readonly quantity: number;
  /** Choice keys by group key, in the order of the menu. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** Price of one dish with its options, as last shown. */
  readonly unitPrice: Fen;
  readonly name: CartText;
  readonly nameZh: string;
  readonly pinyin: string;
  readonly plate: string;
  readonly image: string | null;
  readonly chosen: readonly CartText[];
};

export type CartText = { readonly text: string; readonly language: Language };

export type Cart = {
  readonly shopName: CartText;
  readonly shopNameZh: string;
  readonly lines: readonly CartLine[];
  /** The guest's last change, epoch milliseconds. */
  readonly touchedAt: number;
  /** The order placed from this cart, until it is paid or ended (rule ordering-46). */
  readonly placed?: PlacedOrder;
};

export type PlacedOrder = {
  readonly orderId: number;
  /** Ordered pieces by line key. */
  readonly pieces: Readonly<Record<string, number>>;
};

/** By shop id, because each shop has a separate cart. */
export type Carts = Readonly<Record<string, Cart>>;

/** The server's limit for one order. */
export const maxPieces = 99;
const maxLines = 60;

/** The same dish with other options has another key. */
export const lineKey = ({ dishId, options }: Pick<CartLine, 'dishId' | 'options'>): string =>
  JSON.stringify([
    dishId,
    ...Object.entries(options)
      .filter(([, keys]) => keys.length > 0)
      .map(([group, keys]) => [group, ...keys.toSorted()])
      .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  ]);

export const piecesByLine = (lines: readonly CartLine[]): PlacedOrder['pieces'] =>
  Object.fromEntries(lines.map((line) => [lineKey(line), line.quantity]));

/** Dishes that were added after the order was placed stay in the cart. */
export const withoutPieces = (lines: readonly CartLine[], pieces: PlacedOrder['pieces']): readonly CartLine[] =>
  lines
    .map((line) => ({ ...line, quantity: line.quantity - (pieces[lineKey(line)] ?? 0) }))
    .filter(({ quantity }) => quantity > 0);

/** Adds to the line with the same key, up to the server's limit. */
export function withLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const key = lineKey(line);
  const there = lines.find((other) => lineKey(other) === key);
  const quantity = Math.min(maxPieces, (there?.quantity ?? 0) + line.quantity);
  if (there) return lines.map((other) => (other === there ? { ...line, quantity } : other));
  return [...lines, { ...line, quantity }].slice(0, maxLines);
}
