import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { useSession } from '../../platform/session.ts';
import { type CartsByGuest, handedTo, noCarts } from './carts-by-guest.ts';
import { type Cart, type CartLine, type CartText, lineKey, maxPieces, withLine } from './lines.ts';
import { readCartsByGuest } from './stored-carts.ts';

export { lineKey, maxPieces } from './lines.ts';

const useCarts = create<CartsByGuest>()(
  persist((): CartsByGuest => noCarts, {
    name: 'security.cart',
    version: 1,
    storage: createJSONStorage(() => localStorage),
    // Stored data may be old or anything.
    merge: (stored) => readCartsByGuest(stored),
  }),
);

if (typeof window !== 'undefined') {
  // Another tab has changed the cart.
  window.addEventListener('storage', ({ key }) => {
    if (key === 'security.cart') void useCarts.persist.rehydrate();
  });
}

// Writes back what was read, without the entries that were dropped as too old.
useCarts.setState({});

// The cart follows who is signed in, also where that changed before this chunk was loaded.
handCart(useSession.getState());
useSession.subscribe(handCart);

function handCart({ token, memberId }: { readonly token: string | null; readonly memberId: number | null }): void {
  const guest = token === null ? null : memberId;
  if (guest !== useCarts.getState().owner) useCarts.setState((carts) => handedTo(carts, guest));
}

const noLines: readonly CartLine[] = [];

export const useCartLines = (shopId: number): readonly CartLine[] =>
  useCarts(({ carts }) => carts[shopId]?.lines ?? noLines);

export const linesOf = (shopId: number): readonly CartLine[] => useCarts.getState().carts[shopId]?.lines ?? noLines;

export const useCart = (shopId: number): Cart | undefined => useCarts(({ carts }) => carts[shopId]);

export type ShopCart = Cart & { readonly shopId: number };

/** The last touched first. */
export function useShopCarts(): readonly ShopCart[] {
  const carts = useCarts((kept) => kept.carts);
  return Object.entries(carts)
    .map(([shopId, cart]) => ({ ...cart, shopId: Number(shopId) }))
    .toSorted((one, other) => other.touchedAt - one.touchedAt);
}

/** Adds to a line of the same dish and options; never more than the server takes. */
export function addToCart(shop: { id: number; name: CartText; nameZh: string }, line: CartLine): void {
  change(shop.id, (cart) => ({
    shopName: shop.name,
    shopNameZh: shop.nameZh,
    lines: withLine(cart?.lines ?? noLines, line),
  }));
}

/** Zero removes the line. */
export function changeQuantity(shopId: number, key: string, quantity: number): void {
  change(shopId, (cart) => {
    if (!cart) return cart;
    const lines = cart.lines
      .map((line) => (lineKey(line) === key ? { ...line, quantity: Math.min(maxPieces, quantity) } : line))
      .filter((line) => line.quantity > 0);
    return { ...cart, lines };
  });
}

export const removeLine = (shopId: number, key: string): void => changeQuantity(shopId, key, 0);

export const clearCart = (shopId: number): void => change(shopId, () => undefined);

/** `renew` returns null for a line that leaves the cart. */
export function renewLines(shopId: number, renew: (line: CartLine) => CartLine | null): void {
  const lines = useCarts.getState().carts[shopId]?.lines;
  if (!lines) return;
  const renewed = lines.map(renew);
  if (renewed.every((line, index) => line === lines[index])) return;
  change(shopId, (cart) => cart && { ...cart, lines: renewed.filter((line) => line !== null) });
}

export const cartCount = (lines: readonly CartLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

export const piecesOf = (lines: readonly CartLine[], dishId: number): number =>
  cartCount(lines.filter((line) => line.dishId === dishId));

export const orderLines = (lines: readonly CartLine[]) =>
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
