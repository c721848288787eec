import { fen } from '@chifan/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartLine } from './cart.ts';
import { readCarts } from './carts/stored-carts.ts';

const shop = { id: 7, name: { text: 'Noodle house', language: 'en' }, nameZh: '面馆' } as const;

const line = (changes: Partial<CartLine> = {}): CartLine => ({
  dishId: 1,
  quantity: 1,
  options: {},
  unitPrice: fen(1800),
  name: { text: 'Beef noodles', language: 'en' },
  nameZh: '牛肉面',
  pinyin: 'niúròu miàn',
  plate: 'noodles',
  image: null,
  chosen: [],
  ...changes,
});

const stored = new Map<string, string>();

/** A module of its own each time, on a storage as the browser has it. */
async function openCart() {
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return import('./cart.ts');
}

const linesNow = (): readonly CartLine[] =>
  readCarts((JSON.parse(stored.get('security.cart') ?? '{}') as { state?: unknown }).state)['7']?.lines ?? [];

beforeEach(() => stored.clear());

describe('the cart', () => {
  it('adds the same dish with the same options to one line, whatever the order of the choices', async () => {
    const cart = await openCart();
    cart.addToCart(shop, line({ options: { extra: ['egg', 'beef'] } }));
    cart.addToCart(shop, line({ options: { extra: ['beef', 'egg'], none: [] }, quantity: 2 }));
    expect(linesNow().map(({ quantity }) => quantity)).toEqual([3]);
  });

  it('keeps the same dish with other options as another line, and counts both for the dish', async () => {
    const cart = await openCart();
    cart.addToCart(shop, line({ options: { size: ['large'] }, unitPrice: fen(2400) }));
    cart.addToCart(shop, line({ options: { size: ['regular'] } }));
    expect(linesNow()).toHaveLength(2);
    expect(cart.piecesOf(linesNow(), 1)).toBe(2);
    expect(cart.cartTotal(linesNow())).toBe(4200);
  });

  it('never holds more pieces of a line or more lines than the server takes', async () => {
    const cart = await openCart();
    cart.addToCart(shop, line({ quantity: 98 }));
    cart.addToCart(shop, line({ quantity: 5 }));
    for (let dishId = 2; dishId < 70; dishId += 1) cart.addToCart(shop, line({ dishId }));
    expect(linesNow()[0]?.quantity).toBe(99);
    expect(linesNow()).toHaveLength(60);
  });

  it('loses a line at quantity 0, and a shop with its last line', async () => {
    const cart = await openCart();
    cart.addToCart(shop, line());
    cart.changeQuantity(7, cart.lineKey(line()), 0);
    expect(JSON.parse(stored.get('security.cart') ?? '')).toMatchObject({ state: { carts: {} } });
  });

  it('is there again when the app is opened again', async () => {
    (await openCart()).addToCart(shop, line({ quantity: 2 }));
    const cart = await openCart();
    cart.addToCart(shop, line());
    expect(linesNow()[0]?.quantity).toBe(3);
  });

  it('is renewed by the menu: lines whose dish has gone leave', async () => {
    const cart = await openCart();
    cart.addToCart(shop, line());
    cart.addToCart(shop, line({ dishId: 2 }));
    cart.renewLines(7, (old) => (old.dishId === 1 ? { ...old, unitPrice: fen(1900) } : null));
    expect(linesNow().map(({ dishId, unitPrice }) => [dishId, unitPrice])).toEqual([[1, 1900]]);
  });

  it('is empty, and does not fail, where the storage holds something else', () => {
    for (const nonsense of [null, 3, 'x', { carts: 4 }, { carts: { 7: { lines: [{ dishId: 'x' }] } } }]) {
      expect(readCarts(nonsense)).toEqual({});
    }
  });
});
