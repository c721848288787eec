import type { Fen, Language } from '@chifan/domain';

/** A dish in the cart with its options. The server calculates the final price before payment. */
export type CartLine = {
  readonly dishId: number;
  readonly quantity: number;
  /** The chosen choices’ keys by the key of their option group, in menu order. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** The price of one unit with its options, as the guest last saw it. The server’s quote may differ. */
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
  /** The language of the names. Absent in carts that an older release stored. */
  readonly language?: Language;
  readonly lines: readonly CartLine[];
  /** Time of the guest’s last change, in epoch milliseconds. */
  readonly touchedAt: number;
  /** The order placed from this cart. Removed once the order is paid or ended (rule ordering-46). */
  readonly placed?: PlacedOrder;
};

export type PlacedOrder = {
  readonly orderId: number;
  /** The ordered quantity by line key. */
  readonly pieces: Readonly<Record<string, number>>;
};

/** The guest’s carts by shop id. */
export type Carts = Readonly<Record<string, Cart>>;

/** The server’s maximum units of a cart line, and maximum lines of an order. */
export const maxPieces = 99;
const maxLines = 60;

/** Identifies a cart line by its dish and options, so that one dish with other options is another line. */
export const lineKey = ({ dishId, options }: Pick<CartLine, 'dishId' | 'options'>): string =>
  JSON.stringify([
    dishId,
    ...Object.entries(options)
      .filter(([, keys]) => keys.length > 0)
      .map(([group, keys]) => [group, ...keys.toSorted()])
      .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1)),
  ]);

/** The parts of a cart line that the server orders. */
export type OrderedLine = Pick<CartLine, 'dishId' | 'quantity'> & {
  readonly options?: CartLine['options'] | undefined;
};

export const piecesByLine = (lines: readonly OrderedLine[]): PlacedOrder['pieces'] =>
  Object.fromEntries(lines.map(({ dishId, options = {}, quantity }) => [lineKey({ dishId, options }), quantity]));

/** Subtracts the ordered quantities. Dishes that the guest added after placing the order stay in the cart. */
export const withoutPieces = (lines: readonly CartLine[], pieces: PlacedOrder['pieces']): readonly CartLine[] =>
  lines
    .map((line) => ({ ...line, quantity: line.quantity - (pieces[lineKey(line)] ?? 0) }))
    .filter(({ quantity }) => quantity > 0);

/** Adds a line, up to the server’s limits. If there is a line with the same key, increases that line. */
export function withLine(lines: readonly CartLine[], line: CartLine): readonly CartLine[] {
  const key = lineKey(line);
  const there = lines.find((other) => lineKey(other) === key);
  const quantity = Math.min(maxPieces, (there?.quantity ?? 0) + line.quantity);
  if (there) return lines.map((other) => (other === there ? { ...line, quantity } : other));
  return [...lines, { ...line, quantity }].slice(0, maxLines);
}
