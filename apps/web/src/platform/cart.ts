import type { Fen, Language } from '@chifan/domain';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { type CartsByGuest, handedTo, noCarts } from './carts/carts-by-guest.ts';
import { lineKey, mostPieces, withLine } from './carts/lines.ts';
import { readCartsByGuest } from './carts/stored-carts.ts';
import { useSession } from './session.ts';

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

export { lineKey, mostPieces } from './carts/lines.ts';

const useCarts = create<CartsByGuest>()(
  persist((): CartsByGuest => noCarts, {
    name: 'security.cart',
    version: 1,
    storage: createJSONStorage(() => localStorage),
    // What lies in a browser's storage may be old or anything.
    merge: (stored) => readCartsByGuest(stored),
  }),
);

if (typeof window !== 'undefined') {
  // The same cart in another tab.
  window.addEventListener('storage', ({ key }) => {
    if (key === 'security.cart') void useCarts.persist.rehydrate();
  });
}

// What was too old to be read is gone from the storage too.
useCarts.setState({});

// The cart belongs to the guest: it follows who is signed in, also when that changed before this code was there.
handCart(useSession.getState());
useSession.subscribe(handCart);

function handCart({ token, memberId }: { readonly token: string | null; readonly memberId: number | null }): void {
  const guest = token === null ? null : memberId;
  if (guest !== useCarts.getState().owner) useCarts.setState((carts) => handedTo(carts, guest));
}

const noLines: readonly CartLine[] = [];

/** The lines of a shop's cart, as they change. */
export const useCartLines = (shopId: number): readonly CartLine[] =>
  useCarts(({ carts }) => carts[shopId]?.lines ?? noLines);

/** The lines of a shop's cart as they are now. */
export const linesOf = (shopId: number): readonly CartLine[] => useCarts.getState().carts[shopId]?.lines ?? noLines;

export const useCart = (shopId: number): Cart | undefined => useCarts(({ carts }) => carts[shopId]);

/** Puts a line into a shop's cart, on top of what is there of the same; never more than the server takes. */
export function addToCart(shop: { id: number; name: CartText; nameZh: string }, line: CartLine): void {
  change(shop.id, (cart) => ({
    shopName: shop.name,
    shopNameZh: shop.nameZh,
    lines: withLine(cart?.lines ?? noLines, line),
  }));
}

/** Sets how many of a line; none takes it out. */
export function changeQuantity(shopId: number, key: string, quantity: number): void {
  change(shopId, (cart) => {
    if (!cart) return cart;
    const lines = cart.lines
      .map((line) => (lineKey(line) === key ? { ...line, quantity: Math.min(mostPieces, quantity) } : line))
      .filter((line) => line.quantity > 0);
    return { ...cart, lines };
  });
}

export const removeLine = (shopId: number, key: string): void => changeQuantity(shopId, key, 0);

export const clearCart = (shopId: number): void => change(shopId, () => undefined);

/** Replaces each line by what `renew` makes of it; lines that it returns null for leave the cart. */
export function renewLines(shopId: number, renew: (line: CartLine) => CartLine | null): void {
  const lines = useCarts.getState().carts[shopId]?.lines;
  if (!lines) return;
  const renewed = lines.map(renew);
  if (renewed.every((line, index) => line === lines[index])) return;
  change(shopId, (cart) => cart && { ...cart, lines: renewed.filter((line) => line !== null) });
}

/** Pieces, not lines. */
export const cartCount = (lines: readonly CartLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** How many of a dish, whatever its options. */
export const piecesOf = (lines: readonly CartLine[], dishId: number): number =>
  cartCount(lines.filter((line) => line.dishId === dishId));

/** The lines as an order's wish has them. */
export const wishLines = (lines: readonly CartLine[]) =>
  lines.map(({ dishId, quantity, options }) => ({
    dishId,
    quantity,
    options: Object.fromEntries(Object.entries(options).map(([group, keys]) => [group, [...keys]])),
  }));

type Change = (cart: Cart | undefined) => Omit<Cart, 'touchedAt'> | undefined;

function change(shopId: number, next: Change): void {
  useCarts.setState(({ carts }) => {
    const { [shopId]: cart, ...others } = carts;
    const changed = next(cart);
    if (!changed || changed.lines.length === 0) return { carts: others };
    return { carts: { ...others, [shopId]: { ...changed, touchedAt: Date.now() } } };
  });
}
