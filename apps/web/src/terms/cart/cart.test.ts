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

/** A fresh module each time. */
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
    const cart = { lines: [{ dishId: 'x' }] };
    for (const nonsense of [null, 3, 'x', { carts: 4, putAway: 'x' }, { owner: 'me', carts: { 7: cart } }]) {
      expect(readCartsByGuest(nonsense)).toEqual({ owner: null, carts: {}, putAway: {} });
    }
  });
});

describe('on a device that several people use', () => {
  const [mia, leo] = [3, 4];

  it('the cart of a visitor is laid into their own when they sign in', async () => {
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

  it('nobody sees the cart of a member who has signed out, and nothing of it is lost to them', async () => {
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

  it('what a member has put away is kept for 30 days after they last touched it, and then gone from the device', async () => {
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

  it('a cart that is out stays however old it is, and one of an older release is young', async () => {
    const old = { ...shop, shopName: shop.name, shopNameZh: '面馆', lines: [line()] };
    const now = Date.parse('2026-11-21T04:00:00Z');
    const read = readCartsByGuest(
      { owner: mia, carts: { 7: { ...old, touchedAt: 1 } }, putAway: { 4: { 7: old } } },
      now,
    );
    expect(read.carts['7']?.lines).toHaveLength(1);
    expect(read.putAway['4']?.['7']?.touchedAt).toBe(now);
  });

  it('whose sign-in has run out finds the cart again, and the next member does not', async () => {
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

  it('the cart follows also where it was not open when they signed out and another signed in', async () => {
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

  it('the cart of an older release, and of a token whose member is not known yet, is theirs once they are', async () => {
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
