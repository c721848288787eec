import type { Fen, Language } from '@chifan/domain';

/** A dish with its options as the guest put it into the cart; what it costs is asked of the server before anything is paid. */
export type CartLine = {
  readonly dishId: number;
  readonly quantity: number;
  /** Choice keys by group key, in the order of the menu. */
  readonly options: Readonly<Record<string, readonly string[]>>;
  /** One piece with its options, as the guest saw it. */
  readonly unitPrice: Fen;
  readonly name: CartText;
  readonly nameZh: string;
  readonly pinyin: string;
  readonly plate: string;
  readonly image: string | null;
  /** The chosen options, to be read. */
  readonly chosen: readonly CartText[];
};

/** Text with the language that it is in. */
export type CartText = { readonly text: string; readonly language: Language };

export type Cart = {
  readonly shopName: CartText;
  readonly shopNameZh: string;
  readonly lines: readonly CartLine[];
  /** When the guest last put something in or took something out, in milliseconds. */
  readonly touchedAt: number;
};

/** By shop id: a guest may look into several shops and lose nothing. */
export type Carts = Readonly<Record<string, Cart>>;

/** As many as the server takes in one order. */
export const maxPieces = 99;
const maxLines = 60;

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
  const quantity = Math.min(maxPieces, (there?.quantity ?? 0) + line.quantity);
  if (there) return lines.map((other) => (other === there ? { ...line, quantity } : other));
  return [...lines, { ...line, quantity }].slice(0, maxLines);
}
