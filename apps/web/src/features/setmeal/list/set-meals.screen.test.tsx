import { pullThresholdPx } from '@chifan/domain/app';
import { act, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { sampleBrand, sampleSetMeal, sampleSetMeals } from '../../../app/testing/sample-set-meal.ts';
import type { SetMeal } from '../../../data/setmeal.ts';
import { choosePlace } from '../../../platform/place/find-location.ts';
import { chooseDiet } from '../../../terms/diet/diet-profile.ts';

const openList = (records: readonly SetMeal[]) =>
  openScreen('pages/shop/list/item_list', {
    isSignedIn: false,
    answers: { '/rest/shop/setMeal/list': sampleSetMeals(records) },
  });

describe('set meal in the list', () => {
  it('the list of set meals shows the price, the price of the separate dishes, and the saving', async () => {
    const { text } = await openList([sampleSetMeal()]);
    expect(text()).toMatch(/CN¥38\.00.*CN¥50\.00.*You save CN¥12\.00/);
  });

  it('the list of set meals claims no saving if the separate dishes cost no more', async () => {
    const { text } = await openList([sampleSetMeal({ originalPrice: 3_800 })]);
    expect(text()).not.toContain('You save');
  });

  it.each<[string, Partial<SetMeal>]>([
    ['Sold out', { isSoldOut: true, stock: 0 }],
    ['Only 3 left', { stock: 3 }],
  ])('the list of set meals shows a set meal with low stock as “%s”', async (words, changed) => {
    const { text } = await openList([sampleSetMeal(changed)]);
    expect(text()).toContain(words);
  });

  it.each<[string, SetMeal['allergens']]>([
    ['Peanuts: not confirmed, ask first', { contains: [], free: [] }],
    ['May not fit your diet: Peanuts', { contains: ['peanut'], free: [] }],
  ])(
    'for a guest who avoids peanuts, the list of set meals warns about a set meal that may contain them: “%s”',
    async (words, allergens) => {
      await chooseDiet({ avoids: ['peanut'], wishes: [] });
      const { text } = await openList([sampleSetMeal({ allergens })]);
      expect(text()).toContain(words);
    },
  );

  it('a set meal in the list links to its own screen', async () => {
    const { user, navigator } = await openList([sampleSetMeal()]);
    await user.click(screen.getByRole('link', { name: /Noodle lunch/ }));
    expect(navigator.entry()).toMatchObject({ path: 'pages/shop/detail/detail', params: { setMealId: '41' } });
  });
});

/** Inputs of the requests for the list of set meals. Other requests may be sent before or after. */
const listsOf = (asked: readonly { readonly path: string; readonly input: unknown }[]) =>
  asked.filter(({ path }) => path === '/rest/shop/setMeal/list').map(({ input }) => input);

/** Pulls the page down. The page moves by half the distance of the finger. */
const pullPage = (px: number) => {
  const card = screen.getByRole('link', { name: /Noodle lunch/ });
  const touch = (type: string, clientY: number) => {
    const event = new Event(type, { bubbles: true });
    Object.defineProperty(event, 'touches', { value: { length: 1, item: () => ({ clientY }) } });
    act(() => void card.dispatchEvent(event));
  };
  touch('touchstart', 100);
  touch('touchmove', 100 + px * 2);
  touch('touchend', 100 + px * 2);
};

describe('list of set meals', () => {
  it('the list of set meals shows their number, and a tap on a brand filters the list', async () => {
    const { user, asked, navigator, text } = await openList([sampleSetMeal(), sampleSetMeal({ id: 42 })]);
    expect(text()).toContain('2 set meals');
    const brands = within(screen.getByRole('group', { name: 'Brands' }));
    await user.click(brands.getByRole('button', { name: /Green Wok/ }));
    expect(navigator.entry().params).toEqual({ brandId: String(sampleBrand.id) });
    await expect.poll(() => listsOf(asked).at(-1)).toMatchObject({ brandId: sampleBrand.id });
    expect(await screen.findByRole('link', { name: /Green Wok.*4 branches/ })).toBeTruthy();
  });

  it('the list of set meals requests distances only if the guest’s position is known', async () => {
    const { asked } = await openList([sampleSetMeal()]);
    const inputs = () => listsOf(asked);
    expect(inputs()).toEqual([{ pageNo: 1, pageSize: 20 }]);
    choosePlace({ position: { latitude: '31.230000', longitude: '121.470000' }, label: 'Hotel' });
    await expect.poll(() => inputs().at(-1)).toMatchObject({ latitude: '31.230000', longitude: '121.470000' });
  });

  it('an empty list of set meals says that there are no set meals now', async () => {
    const { text } = await openList([]);
    expect(text()).toContain('No set meals right now');
  });

  it('pulling the list of set meals down by 45 px refetches it, and a shorter pull does not', async () => {
    const { asked } = await openList([sampleSetMeal()]);
    const before = listsOf(asked).length;
    expect(pullThresholdPx).toBe(45);
    pullPage(pullThresholdPx - 1);
    pullPage(pullThresholdPx);
    await expect.poll(() => listsOf(asked).length).toBe(before + 1);
  });

  it('the refresh button refetches the list of set meals', async () => {
    const { user, asked } = await openList([sampleSetMeal()]);
    const before = listsOf(asked).length;
    await user.click(screen.getByRole('button', { name: 'Refresh list' }));
    await expect.poll(() => listsOf(asked).length).toBe(before + 1);
  });
});

it('the list of featured set meals requests only featured set meals and links to all set meals', async () => {
  const { asked, user, navigator } = await openScreen('pages/shop/list/feature_item_list', {
    isSignedIn: false,
    answers: { '/rest/shop/setMeal/list': sampleSetMeals([sampleSetMeal()]) },
  });
  expect(asked.map(({ input }) => input)).toContainEqual({ pageNo: 1, pageSize: 20, featured: true });
  await user.click(screen.getByRole('button', { name: 'All set meals' }));
  expect(navigator.entry().path).toBe('pages/shop/list/item_list');
});
