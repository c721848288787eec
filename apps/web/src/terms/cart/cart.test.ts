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

/** Imports a fresh copy of `cart.ts`, as after a reload of the page. */
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
  const { useSession } = await import('../../platform/session/session.ts');
  return { ...cart, session: useSession.getState() };
}

const linesNow = (): readonly CartLine[] =>
  readCartsByGuest((JSON.parse(stored.get('security.cart') ?? '{}') as { state?: unknown }).state).carts['7']?.lines ??
  [];

/** Shop ids of the stored carts of signed-out members, by member id. */
const shopsPutAway = () => {
  const { state } = JSON.parse(stored.get('security.cart') ?? '{}') as { state: { putAway: Record<string, object> } };
  return Object.fromEntries(Object.entries(state.putAway).map(([member, carts]) => [member, Object.keys(carts)]));
};

const piecesNow = () => linesNow().map(({ dishId, quantity }) => [dishId, quantity]);

beforeEach(() => stored.clear());

describe('cart of a shop', () => {
  it('adding a dish with the same options increases its cart line, even if the choices are in another order', async () => {
    const cart = await openCart();
    cart.addToCart(shop, line({ options: { extra: ['egg', 'beef'] } }));
    cart.addToCart(shop, line({ options: { extra: ['beef', 'egg'], none: [] }, quantity: 2 }));
    expect(linesNow().map(({ quantity }) => quantity)).toEqual([3]);
  });

  it('a dish with other options gets its own cart line, and the quantity of the dish is the sum of both lines', async () => {
    const cart = await openCart();
    cart.addToCart(shop, line({ options: { size: ['large'] }, unitPrice: fen(2400) }));
    cart.addToCart(shop, line({ options: { size: ['regular'] } }));
    expect(linesNow()).toHaveLength(2);
    expect(cart.dishQuantityInCart(linesNow(), 1)).toBe(2);
  });

  it('the cart accepts at most 99 units of a line and at most 60 lines', async () => {
    const cart = await openCart();
    cart.addToCart(shop, line({ quantity: 98 }));
    cart.addToCart(shop, line({ quantity: 5 }));
    for (let dishId = 2; dishId < 70; dishId += 1) cart.addToCart(shop, line({ dishId }));
    expect(linesNow()[0]?.quantity).toBe(99);
    expect(linesNow()).toHaveLength(60);
  });

  it('quantity 0 removes a cart line, and the last removed line removes the shop’s cart', async () => {
    const cart = await openCart();
    cart.addToCart(shop, line());
    cart.changeQuantity(7, cart.lineKey(line()), 0);
    expect(JSON.parse(stored.get('security.cart') ?? '')).toMatchObject({ state: { carts: {} } });
  });

  it('the app restores the cart from the device storage after a restart', async () => {
    (await openCart()).addToCart(shop, line({ quantity: 2 }));
    const cart = await openCart();
    cart.addToCart(shop, line());
    expect(linesNow()[0]?.quantity).toBe(3);
  });

  it('updating the cart changes prices and removes dishes that are no longer on the menu', async () => {
    const cart = await openCart();
    cart.addToCart(shop, line());
    cart.addToCart(shop, line({ dishId: 2 }));
    cart.updateCartLines(7, (old) => (old.dishId === 1 ? { ...old, unitPrice: fen(1900) } : null));
    expect(linesNow().map(({ dishId, unitPrice }) => [dishId, unitPrice])).toEqual([[1, 1900]]);
  });

  it('malformed stored carts are read as an empty cart', () => {
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
    app.session.store('mia', mia);
    app.addToCart(shop, line({ quantity: 2 }));
    app.session.signOut();
    app.addToCart(shop, line({ unitPrice: fen(1900) }));
    app.addToCart(shop, line({ dishId: 2 }));
    app.session.store('mia again', mia);
    expect(piecesNow()).toEqual([
      [1, 3],
      [2, 1],
    ]);
    expect(linesNow()[0]?.unitPrice).toBe(1900);
  });

  it('signing out hides a member’s cart, and the same member’s next sign-in shows the cart again', async () => {
    const app = await openApp();
    app.session.store('mia', mia);
    app.addToCart(shop, line());
    app.session.signOut();
    expect(app.linesOf(7)).toEqual([]);
    app.session.store('leo', leo);
    expect(app.linesOf(7)).toEqual([]);
    app.addToCart(shop, line({ dishId: 2 }));
    app.session.signOut();
    app.session.store('mia again', mia);
    expect(piecesNow()).toEqual([[1, 1]]);
  });

  it('the cart of a signed-out member is deleted from the device 30 days after its last change', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T04:00:00Z') });
    try {
      const app = await openApp();
      app.session.store('mia', mia);
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
      later.session.store('mia again', mia);
      expect(piecesNow()).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('the current guest’s cart does not expire, and a signed-out member’s stored cart without a time of change gets the current time', async () => {
    const old = { ...shop, shopName: shop.name, shopNameZh: '面馆', lines: [line()] };
    const now = Date.parse('2026-11-21T04:00:00Z');
    const read = readCartsByGuest(
      { owner: mia, carts: { 7: { ...old, touchedAt: 1 } }, putAway: { 4: { 7: old } } },
      now,
    );
    expect(read.carts['7']?.lines).toHaveLength(1);
    expect(read.putAway['4']?.['7']?.touchedAt).toBe(now);
  });

  it('after a session expires, the cart is restored for the same member and hidden from other members', async () => {
    const app = await openApp();
    app.session.store('mia', mia);
    app.addToCart(shop, line());
    app.session.expire();
    expect(app.linesOf(7)).toEqual([]);
    app.session.store('leo', leo);
    expect(app.linesOf(7)).toEqual([]);
    app.session.store('mia again', mia);
    expect(piecesNow()).toEqual([[1, 1]]);
  });

  it('a member who signed in before the cart was loaded does not see the previous member’s cart', async () => {
    const before = await openApp();
    before.session.store('mia', mia);
    before.addToCart(shop, line());
    stored.set('security.token', 'leo').set('security.member', String(leo));
    const app = await openApp();
    (await import('../../platform/session/session.ts')).openSession();
    expect(app.linesOf(7)).toEqual([]);
    app.session.signOut();
    app.session.store('mia again', mia);
    expect(piecesNow()).toEqual([[1, 1]]);
  });

  it('a stored cart without an owner is assigned to the signed-in member once the member id is known', async () => {
    const before = await openCart();
    before.addToCart(shop, line());
    const { state } = JSON.parse(stored.get('security.cart') ?? '') as { state: { carts: unknown } };
    stored.set('security.cart', JSON.stringify({ version: 1, state: { carts: state.carts } }));
    const app = await openApp();
    app.session.store('mia', null);
    expect(piecesNow()).toEqual([[1, 1]]);
    app.session.storeMemberId(mia);
    expect(piecesNow()).toEqual([[1, 1]]);
    app.session.signOut();
    expect(app.linesOf(7)).toEqual([]);
  });
});
