import { beforeEach, expect, test, vi } from 'vitest';

const [local, tab] = [new Map<string, string>(), new Map<string, string>()];

/** A fake of `localStorage` whose keys are properties of the object, as in a browser. */
const storageOn = (kept: Map<string, string>) =>
  new Proxy(
    {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
    {
      ownKeys: () => [...kept.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );

const mia = 3;
const leo = 4;

beforeEach(() => {
  local.clear();
  tab.clear();
  vi.stubGlobal('localStorage', storageOn(local));
  vi.stubGlobal('sessionStorage', storageOn(tab));
  vi.resetModules();
});

/** Imports every module that stores guest data and is not part of a screen. */
async function openApp() {
  const { useSession } = await import('../platform/session/session.ts');
  const { i18n } = await import('../platform/language.ts');
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  return {
    session: useSession.getState(),
    diet: await import('../terms/diet/diet-profile.ts'),
    location: await import('../platform/location.ts'),
    finding: await import('../platform/place/find-location.ts'),
    mode: await import('../platform/place/delivery-mode.ts'),
    picked: await import('../platform/place/picked-place.ts'),
    searches: await import('../features/search/start/recent-searches.ts'),
    places: await import('../features/address/search/recent-places.ts'),
    addressDraft: await import('../features/address/form/stored-address-draft.ts'),
    queries: (await import('../platform/query.ts')).queryClient,
    forgetWithSession: (await import('./clear-guest-data-on-sign-out.ts')).clearGuestDataOnSignOut,
  };
}

const position = { latitude: '31.230000', longitude: '121.470000' };
const home = {
  position,
  name: 'Home of Mia',
  nameZh: '米娅家',
  address: 'Mia Road 1',
  addressZh: '米娅路1号',
  city: 'Shanghai',
  cityZh: '上海市',
};

/** Uses the app as the member Mia. All data that she creates contains her name or an ingredient that she avoids. */
async function useAsMia() {
  const app = await openApp();
  app.forgetWithSession();
  app.session.store('of mia', mia);
  await app.diet.chooseDiet({ avoids: ['peanut'], wishes: [] });
  app.finding.choosePlace({ position, label: 'Home of Mia' });
  app.mode.chooseDeliveryMode({
    shopId: 7,
    radioIndex: 3,
    fee: 0,
    shopAddress: 'Mia Road 2',
    isOutofDeliveryRange: false,
    payType: 'delivery',
  });
  app.picked.pickPlace(home);
  app.searches.addRecentSearch('mia noodles');
  app.places.addRecentPlace(home);
  tab.set('address-draft', '{"of":"new","draft":{"contact":"Mia"}}');
  tab.set('checkout', '{"7":{"contactName":"Mia"}}');
  tab.set('payment.orderId.5.stripe', 'key of Mia');
  tab.set('navigation', 'stays');
  local.set('security.contact', 'Mia').set('security.phone', '13800000003').set('security.lang', 'fr');
  local.set('security.consoleToken', 'of a courier');
  app.queries.setQueryData(['member', 'profile'], { username: 'Mia' });
  return app;
}

const traces = () => [...local, ...tab].flat().filter((text) => /mia|peanut|米娅|1380|31\.23/i.test(text));

test('a member finds no private data of the previous member in memory or storage after signing in', async () => {
  const app = await useAsMia();
  expect(traces().length).toBeGreaterThan(8);
  app.session.expire();
  app.session.store('of leo', leo);
  expect(traces()).toEqual([]);
  expect(app.location.useLocation.getState().label).toBeNull();
  expect(app.mode.deliveryModeOf(7)).toBeNull();
  expect(app.picked.consumePickedPlace()).toBeNull();
  expect(app.searches.useRecentSearches.getState().queries).toEqual([]);
  expect(app.places.useRecentPlaces.getState().places).toEqual([]);
  expect(app.addressDraft.storedAddressDraft('new')).toBeNull();
  expect(app.queries.getQueryCache().getAll()).toEqual([]);
});

test('signing out deletes private data, even data stored by modules that were not loaded during this visit', async () => {
  await useAsMia();
  vi.resetModules();
  const { session } = await openApp();
  session.signOut();
  expect(traces()).toEqual([]);
});

test('signing out keeps device settings, the browser tab’s navigation and the session of the staff console', async () => {
  (await useAsMia()).session.signOut();
  expect(local.get('security.lang')).toBe('fr');
  expect(local.get('security.consoleToken')).toBe('of a courier');
  expect(tab.get('navigation')).toBe('stays');
});

test('after a visitor signs in, the chosen place and recent searches remain, and the app fetches cached responses again', async () => {
  const app = await openApp();
  app.forgetWithSession();
  app.finding.choosePlace({ position, label: 'Here' });
  app.searches.addRecentSearch('noodles');
  app.queries.setQueryData(['coupon-offers'], []);
  app.session.store('of mia', mia);
  expect(app.location.useLocation.getState().label).toBe('Here');
  expect(app.searches.useRecentSearches.getState().queries).toEqual(['noodles']);
  expect(app.queries.getQueryCache().getAll()).toEqual([]);
});

test('a member’s diet stays on the device after the session expires and after the member signs in again', async () => {
  const app = await useAsMia();
  app.session.expire();
  expect(local.get('security.diet')).toContain('peanut');
  app.session.store('of mia again', mia);
  expect(local.get('security.diet')).toContain('peanut');
});
