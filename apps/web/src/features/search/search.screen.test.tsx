import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../app/testing/open-screen.tsx';
import { sampleDishAtShop, sampleShop } from '../../app/testing/samples.ts';
import type { SearchResults } from '../../data/search.ts';
import { chooseWay } from '../../platform/choice/order-choice.ts';
import { chooseDiet } from '../../terms/diet/diet-profile.ts';

type Hit = SearchResults['dishes'][number];

const noodles: Hit = {
  name: { text: 'Dan dan noodles', language: 'en', highlights: [] },
  nameZh: { text: '担担面', highlights: [] },
  pinyin: { text: 'dàndàn miàn', highlights: [] },
  shopCount: 2,
  places: [
    sampleDishAtShop(),
    sampleDishAtShop({ dishId: 72, shopId: 8, shopName: { text: 'Spice Lane', language: 'en' }, isSoldOut: true }),
  ],
};

const found: SearchResults = {
  dishes: [noodles],
  shops: [],
  hasMoreDishes: false,
  hasMoreShops: false,
  corrected: null,
  asked: [],
  neighbours: [],
};

const open = () =>
  openScreen('pages/menu/search/search', {
    params: { q: 'noodles' },
    isSignedIn: false,
    answers: {
      '/rest/search': found,
    },
  });

it('name and picture of a found dish link to the dish at the nearest restaurant', async () => {
  const { user, navigator } = await open();
  const link = screen.getByRole('heading', { name: /Dan dan noodles/ }).closest('a');
  expect(link).not.toBeNull();
  expect(link?.querySelector('svg, img')).not.toBeNull();
  await user.click(screen.getByRole('heading', { name: /Dan dan noodles/ }));
  expect(navigator.entry()).toMatchObject({ path: 'pages/menu/detail/detail', params: { dishId: '71' } });
});

it('each restaurant of a found dish links to its own dish, and shows its price and availability', async () => {
  const { user, navigator } = await open();
  const other = screen.getByRole('link', { name: /Spice Lane/ });
  expect(other.textContent).toContain('Sold out');
  expect(within(other).getByText('CN¥28.00')).toBeTruthy();
  await user.click(other);
  expect(navigator.entry()).toMatchObject({ path: 'pages/menu/detail/detail', params: { dishId: '72' } });
});

it('removing a recognised filter removes its words from the search query', async () => {
  const { user, navigator } = await openScreen('pages/menu/search/search', {
    params: { q: 'noodles no pork' },
    isSignedIn: false,
    answers: {
      '/rest/search': { ...found, asked: [{ kind: 'wish', wish: 'no_pork', words: 'no pork' }] },
    },
  });
  const filters = await screen.findByRole('list', { name: 'Filters' });
  await user.click(within(filters).getByRole('button', { name: /No pork/ }));
  expect(navigator.entry()).toMatchObject({ params: { q: 'noodles' } });
});

it('filters from the same words of a query are shown together and removed together', async () => {
  const words = 'no shellfish';
  const { user, navigator } = await openScreen('pages/menu/search/search', {
    params: { q: 'noodles no shellfish not too spicy' },
    isSignedIn: false,
    answers: {
      '/rest/search': {
        ...found,
        asked: [
          { kind: 'avoid', allergen: 'crustacean', words },
          { kind: 'avoid', allergen: 'mollusc', words },
          { kind: 'max_spice', level: 1, words: 'not too spicy' },
        ],
      },
    },
  });
  const filters = within(await screen.findByRole('list', { name: 'Filters' }));
  expect(filters.getAllByRole('button')).toHaveLength(2);
  expect(filters.getByRole('button', { name: /At most a little spicy/ })).toBeTruthy();
  await user.click(filters.getByRole('button', { name: /Without: Crustaceans, Molluscs/ }));
  expect(navigator.entry()).toMatchObject({ params: { q: 'noodles not too spicy' } });
});

it('the search explains that no dish is marked for a requested diet, and for “no beef” shows only vegetarian dishes', async () => {
  const asked: SearchResults['asked'] = [
    { kind: 'unmarked', words: 'no beef' },
    { kind: 'wish', wish: 'vegetarian', words: 'no beef' },
    { kind: 'unmarked', words: 'kosher' },
  ];
  await openScreen('pages/menu/search/search', {
    params: { q: 'no beef kosher' },
    isSignedIn: false,
    answers: {
      '/rest/search': { ...found, dishes: [], asked },
      '/rest/search/popular': { queries: [], ideas: [] },
    },
  });
  const filters = within(await screen.findByRole('list', { name: 'Filters' }));
  expect(filters.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Vegetarian'),
  ]);
  const notes = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(notes).toContainEqual(expect.stringMatching(/“no beef”.*Only vegetarian dishes are shown/));
  expect(notes).toContainEqual(expect.stringMatching(/“kosher”.*Please ask the restaurant/));
  expect(screen.queryByText(/Check the spelling/)).toBeNull();
});

it('a tap on a price or rating filters the search results, and another tap removes the filter', async () => {
  const { user, navigator, asked } = await open();
  const inputs = () => asked.filter(({ path }) => path === '/rest/search').map(({ input }) => input);
  const chips = within(await screen.findByRole('group', { name: 'Narrow the results' }));
  await user.click(chips.getByRole('button', { name: /Up to CN¥40/ }));
  await user.click(chips.getByRole('button', { name: '4.5+ stars' }));
  expect(navigator.entry().params).toEqual({ q: 'noodles', price: '40', rating: '4.5' });
  await expect.poll(() => inputs().at(-1)).toMatchObject({ maxPrice: 4000, minRating: 45 });
  expect(chips.getByRole('button', { name: '4.5+ stars' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(chips.getByRole('button', { name: '4.5+ stars' }));
  expect(navigator.entry().params).toEqual({ q: 'noodles', price: '40' });
});

it('search results that conflict with the guest’s diet are marked', async () => {
  await chooseDiet({ avoids: ['peanut'], wishes: [] });
  const hit = {
    ...noodles,
    places: [sampleDishAtShop({ allergens: { contains: ['peanut'], free: [] } }), sampleDishAtShop({ dishId: 72 })],
  };
  await openScreen('pages/menu/search/search', {
    params: { q: 'noodles' },
    isSignedIn: false,
    answers: { '/rest/search': { ...found, dishes: [hit] } },
  });
  expect(await screen.findAllByText('Doesn’t fit your diet: Peanuts')).toHaveLength(1);
});

it('a search without results links to all restaurants', async () => {
  const { user, navigator } = await openScreen('pages/menu/search/search', {
    params: { q: 'zzzz' },
    isSignedIn: false,
    answers: { '/rest/search': { ...found, dishes: [] }, '/rest/search/popular': { queries: [], ideas: [] } },
  });
  await user.click(await screen.findByRole('button', { name: 'Browse restaurants' }));
  expect(navigator.entry().path).toBe('pages/shop/list/list');
});

it('search results show whether a restaurant is open, and a note if ratings are sample data', async () => {
  const shop = sampleShop({
    openState: { state: 'closed', isPaused: false, pausedUntil: null, changesAt: null, opensAt: null },
    ratingTenths: 45,
    reviewCount: 6,
    demoReviewCount: 6,
  });
  await openScreen('pages/menu/search/search', {
    params: { q: 'noodles' },
    isSignedIn: false,
    answers: { '/rest/search': { ...found, dishes: [], shops: [{ ...noodles, shop }] } },
  });
  const card = await screen.findByRole('link', { name: /Dan dan noodles/ });
  expect(card.textContent).toContain('Closed');
  expect(card.textContent).not.toContain('demo');
  expect(screen.getAllByText('Ratings include sample data.')).toHaveLength(1);
});

it('for a delivery, the search requests dishes within the delivery range first, and offers a filter for that range (rule search-15)', async () => {
  chooseWay('delivery');
  const { user, navigator, asked } = await open();
  const input = () => asked.findLast(({ path }) => path === '/rest/search')?.input;
  expect(input()).toMatchObject({ way: 'delivery' });
  expect(input()).not.toHaveProperty('deliversHere');
  await user.click(await screen.findByRole('button', { name: 'Delivers to People’s Square, Shanghai' }));
  expect(navigator.entry().params).toEqual({ q: 'noodles', deliversHere: '1' });
  await expect.poll(input).toMatchObject({ way: 'delivery', deliversHere: true });
});

it('a search for a meal in the restaurant has no filter by the delivery range', async () => {
  const { asked } = await open();
  expect(asked.findLast(({ path }) => path === '/rest/search')?.input).toMatchObject({ way: 'in_store' });
  expect(screen.queryByRole('button', { name: /^Delivers/ })).toBeNull();
});
