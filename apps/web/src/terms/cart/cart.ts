import type { Language } from '@chifan/domain';
import { create } from 'zustand';
import { i18n } from '../../platform/language.ts';
import { onForgetGuest } from '../../platform/session/forget-guest.ts';
import { useSession } from '../../platform/session/session.ts';
import { secureStorage } from '../../platform/storage.ts';
import { type CartsByGuest, switchCartOwner } from './carts-by-guest.ts';
import {
  type Cart,
  type CartLine,
  type CartText,
  lineKey,
  maxPieces,
  type OrderedLine,
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
  // Another browser tab has changed the stored cart. Read the stored cart again.
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === 'security.cart') useCarts.setState(readCartsByGuest(stateIn(newValue)));
  });
}

// Removes expired carts from the storage.
put({});

// Switch carts when the guest signs in or out. Also switch them now, in case the guest did so before this file was
// loaded.
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

/** The guest’s carts, the most recently changed first. */
export function useShopCarts(): readonly ShopCart[] {
  const carts = useCarts((kept) => kept.carts);
  return Object.entries(carts)
    .map(([shopId, cart]) => ({ ...cart, shopId: Number(shopId) }))
    .toSorted((one, other) => other.touchedAt - one.touchedAt);
}

/**
 * Adds a line to the cart, up to the server’s limits. If the cart has a line with the same dish and options, increases
 * that line.
 */
export function addToCart(shop: CartShop, line: CartLine): void {
  change(shop.id, (cart) => ({
    ...cart,
    language: cart?.language ?? (i18n.locale as Language),
    shopName: shop.name,
    shopNameZh: shop.nameZh,
    lines: withLine(cart?.lines ?? noLines, line),
  }));
}

type CartShop = { readonly id: number; readonly name: CartText; readonly nameZh: string };

/** Stores the shop’s name in the language to which the dishes of the cart were translated. */
export function nameCart({ id, name, nameZh }: CartShop, language: Language): void {
  const cart = useCarts.getState().carts[id];
  if (!cart || (cart.language === language && cart.shopName.text === name.text)) return;
  put({ carts: { ...useCarts.getState().carts, [id]: { ...cart, language, shopName: name, shopNameZh: nameZh } } });
}

/** Changes the quantity of a cart line. Quantity 0 removes the line. */
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

/** Replaces each line with the result of `renew`, or removes the line if the result is null. */
export function updateCartLines(shopId: number, renew: (line: CartLine) => CartLine | null): void {
  const lines = useCarts.getState().carts[shopId]?.lines;
  if (!lines) return;
  const renewed = lines.map(renew);
  if (renewed.every((line, index) => line === lines[index])) return;
  change(shopId, (cart) => cart && { ...cart, lines: renewed.filter((line) => line !== null) });
}

/**
 * Stores the lines of the cart that were ordered. They stay in the cart until the order is paid (rule ordering-46). A
 * visitor’s sign-in may have added other lines to the cart.
 */
export const markCartPlaced = (shopId: number, orderId: number, lines: readonly OrderedLine[]): void =>
  change(shopId, (cart) => cart && { ...cart, placed: { orderId, pieces: piecesByLine(lines) } });

/** Makes the cart orderable again after its order ended without payment. */
export const clearCartPlaced = (shopId: number): void =>
  change(shopId, (cart) => {
    if (!cart) return cart;
    const { placed: _, ...rest } = cart;
    return rest;
  });

/** After an order is paid, removes the ordered dishes from the cart. */
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

/** Id of the last order paid in this window, by shop id. The payment has emptied the shop’s cart. */
const usePaidOrders = create<Readonly<Record<string, number>>>()(() => ({}));
onForgetGuest(() => usePaidOrders.setState({}, true));

export const usePaidOrder = (shopId: number): number | undefined => usePaidOrders((paid) => paid[shopId]);

export const cartCount = (lines: readonly CartLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** The price of the dishes before reductions and fees, in fen. */
export const cartSum = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);

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

/** Parses stored text. Returns undefined if the text is not in the format that `put` writes. */
function stateIn(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '{}').state;
  } catch {
    return undefined;
  }
}
