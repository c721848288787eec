import { fen } from '@chifan/domain';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartLine } from './lines.ts';
import { readCartsByGuest } from './stored-carts.ts';

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

/** Loads a fresh copy of the module. */
async function openCart() {
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return import('./cart.ts');
}

async function openApp() {
  const cart = await openCart();
  const { useSession } = await import('../../platform/session.ts');
  return { ...cart, session: useSession.getState() };
}

const linesNow = (): readonly CartLine[] =>
  readCartsByGuest((JSON.parse(stored.get('security.cart') ?? '{}') as { state?: unknown }).state).carts['7']?.lines ??
  [];

/** Read from the storage. */
const shopsPutAway = () => {
  const { state } = JSON.parse(stored.get('security.cart') ?? '{}') as { state: { putAway: Record<string, object> } };
  return Object.fromEntries(Object.entries(state.putAway).map(([member, carts]) => [member, Object.keys(carts)]));
};

const piecesNow = () => linesNow().map(({ dishId, quantity }) => [dishId, quantity]);

beforeEach(() => stored.clear());

describe('cart of a shop', () => {
  it('the cart adds the same dish with the same options to one line, in any order of the choices', async () => {
    const cart = await openCart();
    cart.addToCart(shop, line({ options: { extra: ['egg', 'beef'] } }));
    cart.addToCart(shop, line({ options: { extra: ['beef', 'egg'], none: [] }, quantity: 2 }));
    expect(linesNow().map(({ quantity }) => quantity)).toEqual([3]);
  });

  it('the cart has a separate line for other options of a dish, and counts both for the dish', async () => {
    const cart = await openCart();
    cart.addToCart(shop, line({ options: { size: ['large'] }, unitPrice: fen(2400) }));
    cart.addToCart(shop, line({ options: { size: ['regular'] } }));
    expect(linesNow()).toHaveLength(2);
    expect(cart.dishQuantityInCart(linesNow(), 1)).toBe(2);
  });

  it('the cart never exceeds the server’s limits of pieces and lines', async () => {
    const cart = await openCart();
    cart.addToCart(shop, line({ quantity: 98 }));
    cart.addToCart(shop, line({ quantity: 5 }));
    for (let dishId = 2; dishId < 70; dishId += 1) cart.addToCart(shop, line({ dishId }));
    expect(linesNow()[0]?.quantity).toBe(99);
    expect(linesNow()).toHaveLength(60);
  });

  it('the cart removes a line at quantity 0, and a shop with its last line', async () => {
    const cart = await openCart();
    cart.addToCart(shop, line());
    cart.changeQuantity(7, cart.lineKey(line()), 0);
    expect(JSON.parse(stored.get('security.cart') ?? '')).toMatchObject({ state: { carts: {} } });
  });

  it('the cart is restored when the app opens again', async () => {
    (await openCart()).addToCart(shop, line({ quantity: 2 }));
    const cart = await openCart();
    cart.addToCart(shop, line());
    expect(linesNow()[0]?.quantity).toBe(3);
  });

  it('renewing the cart updates lines and removes those whose dish is gone', async () => {
    const cart = await openCart();
    cart.addToCart(shop, line());
    cart.addToCart(shop, line({ dishId: 2 }));
    cart.updateCartLines(7, (old) => (old.dishId === 1 ? { ...old, unitPrice: fen(1900) } : null));
    expect(linesNow().map(({ dishId, unitPrice }) => [dishId, unitPrice])).toEqual([[1, 1900]]);
  });

  it('the cart is empty if the storage holds malformed data', () => {
    const cart = { lines: [{ dishId: 'x' }] };
    for (const nonsense of [null, 3, 'x', { carts: 4, putAway: 'x' }, { owner: 'me', carts: { 7: cart } }]) {
      expect(readCartsByGuest(nonsense)).toEqual({ owner: null, carts: {}, putAway: {} });
    }
  });
});

describe('carts on a shared device', () => {
  const [mia, leo] = [3, 4];

  it('a visitor’s cart is merged into the member’s cart at sign-in', async () => {
    const app = await openApp();
    app.session.keep('mia', mia);
    app.addToCart(shop, line({ quantity: 2 }));
    app.session.signOut();
    app.addToCart(shop, line({ unitPrice: fen(1900) }));
    app.addToCart(shop, line({ dishId: 2 }));
    app.session.keep('mia again', mia);
    expect(piecesNow()).toEqual([
      [1, 3],
      [2, 1],
    ]);
    expect(linesNow()[0]?.unitPrice).toBe(1900);
  });

  it('the cart of a signed-out member is hidden and restored at their next sign-in', async () => {
    const app = await openApp();
    app.session.keep('mia', mia);
    app.addToCart(shop, line());
    app.session.signOut();
    expect(app.linesOf(7)).toEqual([]);
    app.session.keep('leo', leo);
    expect(app.linesOf(7)).toEqual([]);
    app.addToCart(shop, line({ dishId: 2 }));
    app.session.signOut();
    app.session.keep('mia again', mia);
    expect(piecesNow()).toEqual([[1, 1]]);
  });

  it('a signed-out member’s cart is deleted from the device 30 days after its last change', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T04:00:00Z') });
    try {
      const app = await openApp();
      app.session.keep('mia', mia);
      app.addToCart({ ...shop, id: 8 }, line({ dishId: 3 }));
      vi.setSystemTime(new Date('2026-11-22T04:00:00Z'));
      app.addToCart(shop, line());
      app.session.signOut();
      vi.setSystemTime(new Date('2026-12-22T04:00:00Z'));
      await openApp();
      expect(shopsPutAway()).toEqual({ [mia]: ['7'] });
      vi.setSystemTime(new Date('2026-12-22T04:00:00.001Z'));
      const later = await openApp();
      expect(shopsPutAway()).toEqual({});
      later.session.keep('mia again', mia);
      expect(piecesNow()).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('an active cart never expires, and a cart of an older release counts as new', async () => {
    const old = { ...shop, shopName: shop.name, shopNameZh: '面馆', lines: [line()] };
    const now = Date.parse('2026-11-21T04:00:00Z');
    const read = readCartsByGuest(
      { owner: mia, carts: { 7: { ...old, touchedAt: 1 } }, putAway: { 4: { 7: old } } },
      now,
    );
    expect(read.carts['7']?.lines).toHaveLength(1);
    expect(read.putAway['4']?.['7']?.touchedAt).toBe(now);
  });

  it('a member finds the cart again after an expired session, and the next member does not', async () => {
    const app = await openApp();
    app.session.keep('mia', mia);
    app.addToCart(shop, line());
    app.session.expire();
    expect(app.linesOf(7)).toEqual([]);
    app.session.keep('leo', leo);
    expect(app.linesOf(7)).toEqual([]);
    app.session.keep('mia again', mia);
    expect(piecesNow()).toEqual([[1, 1]]);
  });

  it('the cart follows a change of member that happened before the cart was loaded', async () => {
    const before = await openApp();
    before.session.keep('mia', mia);
    before.addToCart(shop, line());
    stored.set('security.token', 'leo').set('security.member', String(leo));
    const app = await openApp();
    (await import('../../platform/session.ts')).openSession();
    expect(app.linesOf(7)).toEqual([]);
    app.session.signOut();
    app.session.keep('mia again', mia);
    expect(piecesNow()).toEqual([[1, 1]]);
  });

  it('a cart without an owner becomes the member’s once the member is known', async () => {
    const before = await openCart();
    before.addToCart(shop, line());
    const { state } = JSON.parse(stored.get('security.cart') ?? '') as { state: { carts: unknown } };
    stored.set('security.cart', JSON.stringify({ version: 1, state: { carts: state.carts } }));
    const app = await openApp();
    app.session.keep('mia', null);
    expect(piecesNow()).toEqual([[1, 1]]);
    app.session.know(mia);
    expect(piecesNow()).toEqual([[1, 1]]);
    app.session.signOut();
    expect(app.linesOf(7)).toEqual([]);
  });
});
