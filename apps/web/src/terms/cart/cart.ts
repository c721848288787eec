import { create } from 'zustand';
import { onForgetGuest } from '../../platform/session/forget-guest.ts';
import { useSession } from '../../platform/session.ts';
import { secureStorage } from '../../platform/storage.ts';
import { type CartsByGuest, switchCartOwner } from './carts-by-guest.ts';
import {
  type Cart,
  type CartLine,
  type CartText,
  lineKey,
  maxPieces,
  piecesByLine,
  withLine,
  withoutPieces,
} from './lines.ts';
import { readCartsByGuest } from './stored-carts.ts';

export { lineKey, maxPieces } from './lines.ts';

const stored = secureStorage('cart');
const storedVersion = 1;

const useCarts = create<CartsByGuest>()(() => readCartsByGuest(stateIn(stored.read())));

if (typeof window !== 'undefined') {
  // Another tab has changed the cart.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'security.cart') useCarts.setState(readCartsByGuest(stateIn(newValue)));
  });
}

// Writes the carts back without the expired entries.
put({});

// The cart follows the session, also if it changed before this chunk was loaded.
handCart(useSession.getState());
useSession.subscribe(handCart);

function handCart({ token, memberId }: { readonly token: string | null; readonly memberId: number | null }): void {
  const guest = token === null ? null : memberId;
  if (guest !== useCarts.getState().owner) put(switchCartOwner(useCarts.getState(), guest));
}

const noLines: readonly CartLine[] = [];

export const useCartLines = (shopId: number): readonly CartLine[] =>
  useCarts(({ carts }) => carts[shopId]?.lines ?? noLines);

export const linesOf = (shopId: number): readonly CartLine[] => useCarts.getState().carts[shopId]?.lines ?? noLines;

export const useCart = (shopId: number): Cart | undefined => useCarts(({ carts }) => carts[shopId]);

export type ShopCart = Cart & { readonly shopId: number };

/** Most recently changed first. */
export function useShopCarts(): readonly ShopCart[] {
  const carts = useCarts((kept) => kept.carts);
  return Object.entries(carts)
    .map(([shopId, cart]) => ({ ...cart, shopId: Number(shopId) }))
    .toSorted((one, other) => other.touchedAt - one.touchedAt);
}

/** Adds to a line of the same dish and options, up to the server's limit. */
export function addToCart(shop: { id: number; name: CartText; nameZh: string }, line: CartLine): void {
  change(shop.id, (cart) => ({
    ...cart,
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

export const clearCart = (shopId: number): void => change(shopId, () => undefined);

/** `renew` returns null for a line that leaves the cart. */
export function updateCartLines(shopId: number, renew: (line: CartLine) => CartLine | null): void {
  const lines = useCarts.getState().carts[shopId]?.lines;
  if (!lines) return;
  const renewed = lines.map(renew);
  if (renewed.every((line, index) => line === lines[index])) return;
  change(shopId, (cart) => cart && { ...cart, lines: renewed.filter((line) => line !== null) });
}

/** The cart stays as it is until the order is paid (rule ordering-46). */
export const markCartPlaced = (shopId: number, orderId: number): void =>
  change(shopId, (cart) => cart && { ...cart, placed: { orderId, pieces: piecesByLine(cart.lines) } });

/** The placed order ended without payment, so the cart can be ordered again. */
export const clearCartPlaced = (shopId: number): void =>
  change(shopId, (cart) => {
    if (!cart) return cart;
    const { placed: _, ...rest } = cart;
    return rest;
  });

/** Removes the dishes of a paid order from the cart that it was placed from. */
export function removePaidDishes(orderId: number): void {
  const shopId = Object.entries(useCarts.getState().carts).find(([, { placed }]) => placed?.orderId === orderId)?.[0];
  if (shopId === undefined) return;
  change(Number(shopId), (cart) => {
    if (!cart?.placed) return cart;
    const { placed, ...rest } = cart;
    return { ...rest, lines: withoutPieces(cart.lines, placed.pieces) };
  });
  usePaidOrders.setState({ [shopId]: orderId });
}

/** The last paid order in this window, by shop id. Its payment emptied the cart. */
const usePaidOrders = create<Readonly<Record<string, number>>>()(() => ({}));
onForgetGuest(() => usePaidOrders.setState({}, true));

export const usePaidOrder = (shopId: number): number | undefined => usePaidOrders((paid) => paid[shopId]);

export const cartCount = (lines: readonly CartLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

export const dishQuantityInCart = (lines: readonly CartLine[], dishId: number): number =>
  cartCount(lines.filter((line) => line.dishId === dishId));

export const orderLines = (lines: readonly CartLine[]) =>
  lines.map(({ dishId, quantity, options }) => ({
    dishId,
    quantity,
    options: Object.fromEntries(Object.entries(options).map(([group, keys]) => [group, [...keys]])),
  }));

type Change = (cart: Cart | undefined) => Omit<Cart, 'touchedAt'> | undefined;

function change(shopId: number, next: Change): void {
  const { [shopId]: cart, ...others } = useCarts.getState().carts;
  const changed = next(cart);
  const isLeft = changed !== undefined && changed.lines.length > 0;
  put({ carts: isLeft ? { ...others, [shopId]: { ...changed, touchedAt: Date.now() } } : others });
}

function put(changed: Partial<CartsByGuest>): void {
  useCarts.setState(changed);
  stored.write(JSON.stringify({ state: useCarts.getState(), version: storedVersion }));
}

/** Undefined if the text was not written by `put`. */
function stateIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}').state;
  } catch {
    return undefined;
  }
}
