import { defaultLanguage, fen, isLanguage } from '@chifan/domain';
import type { CartsByGuest } from './carts-by-guest.ts';
import type { Cart, CartLine, Carts, CartText, PlacedOrder } from './lines.ts';

/** A signed-out member’s carts are deleted after this time, because the member may never use this device again. */
const putAwayMs = 30 * 86_400_000;

/**
 * Reads the valid part of stored data, without expired carts of signed-out members. An older release stored no times,
 * so a cart without a time gets the current time.
 */
export function readCartsByGuest(stored: unknown, now: number = Date.now()): CartsByGuest {
  const { owner, carts, putAway } = fieldsOf(stored);
  return {
    owner: isCount(owner) ? owner : null,
    carts: readCarts(carts, now),
    putAway: Object.fromEntries(
      Object.entries(fieldsOf(putAway))
        .filter(([memberId]) => /^\d+$/.test(memberId))
        .map(([memberId, theirs]) => [memberId, readCarts(theirs, now, now - putAwayMs)] as const)
        .filter(([, theirs]) => Object.keys(theirs).length > 0),
    ),
  };
}

function readCarts(stored: unknown, now: number, oldest = 0): Carts {
  return Object.fromEntries(
    Object.entries(fieldsOf(stored))
      .map(([shopId, cart]) => [shopId, readCart(cart, now)] as const)
      .filter(([shopId, cart]) => /^\d+$/.test(shopId) && cart.lines.length > 0 && cart.touchedAt >= oldest),
  );
}

function readCart(stored: unknown, now: number): Cart {
  const { shopName, shopNameZh, language, lines, touchedAt, placed } = fieldsOf(stored);
  const order = readPlaced(placed);
  return {
    ...(order ? { placed: order } : {}),
    ...(isLanguage(language) ? { language } : {}),
    touchedAt: isCount(touchedAt) ? touchedAt : now,
    shopName: readText(shopName),
    shopNameZh: textOf(shopNameZh),
    lines: Array.isArray(lines) ? lines.map(readLine).filter((line) => line !== null) : [],
  };
}

function readPlaced(stored: unknown): PlacedOrder | null {
  const { orderId, pieces } = fieldsOf(stored);
  if (!isCount(orderId)) return null;
  const counts = Object.entries(fieldsOf(pieces)).filter((entry): entry is [string, number] => isCount(entry[1]));
  return { orderId, pieces: Object.fromEntries(counts) };
}

function readLine(stored: unknown): CartLine | null {
  const line = fieldsOf(stored);
  const { dishId, quantity, unitPrice } = line;
  if (!isCount(dishId) || !isCount(quantity) || typeof unitPrice !== 'number' || !Number.isSafeInteger(unitPrice)) {
    return null;
  }
  return {
    dishId,
    quantity,
    unitPrice: fen(unitPrice),
    options: readOptions(line.options),
    name: readText(line.name),
    nameZh: textOf(line.nameZh),
    pinyin: textOf(line.pinyin),
    plate: textOf(line.plate) || 'rice',
    image: typeof line.image === 'string' ? line.image : null,
    chosen: Array.isArray(line.chosen) ? line.chosen.map(readText) : [],
  };
}

const readOptions = (stored: unknown): CartLine['options'] =>
  Object.fromEntries(
    Object.entries(fieldsOf(stored)).map(([group, keys]) => [group, Array.isArray(keys) ? keys.map(String) : []]),
  );

function readText(stored: unknown): CartText {
  const { text, language } = fieldsOf(stored);
  return { text: textOf(text), language: isLanguage(language) ? language : defaultLanguage };
}

const textOf = (stored: unknown): string => (typeof stored === 'string' ? stored : '');

const fieldsOf = (value: unknown): Partial<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? value : {};

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
