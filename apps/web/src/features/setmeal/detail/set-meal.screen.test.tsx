import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreen, refuse } from '../../../app/testing/open-screen.tsx';
import { sampleBranch, samplePart, sampleSetMealDetail } from '../../../app/testing/sample-set-meal.ts';
import { sampleChoice, sampleOption } from '../../../app/testing/samples.ts';
import type { SetMealBranch, SetMealDetail } from '../../../data/setmeal.ts';
import { chooseDiet } from '../../../terms/diet/diet-profile.ts';

const open = (changed: Partial<SetMealDetail> = {}, isSignedIn = false) =>
  openScreen('pages/shop/detail/detail', {
    params: { setMealId: '41' },
    isSignedIn,
    answers: { '/rest/shop/setMeal/detail': sampleSetMealDetail(changed) },
  });

const text = (words: string) => ({ text: words, language: 'en' as const });
const buyButton = () => within(screen.getByRole('main')).getAllByRole<HTMLButtonElement>('button').at(-1);
const noPeanut = { contains: [], free: ['peanut'] };

describe('page of a set meal', () => {
  it('the set meal screen shows dishes, quantities and choices', async () => {
    const sauce = sampleOption('Sauce', [sampleChoice('Sesame', null), sampleChoice('Chilli', null)], 1);
    const { text: all } = await open({ contents: [samplePart({ quantity: 2, options: [sauce] })] });
    expect(all()).toMatch(/Dan dan noodles担担面.*× 2.*Sauce RequiredSesame, Chilli/);
  });

  it('the set meal screen shows the validity, the hours, the limits and the refund conditions', async () => {
    const { text: all } = await open({ maxPerOrder: 4, maxPerMember: 6, leftForMember: 2, soldUntil: '2026-12-05' });
    expect(all()).toContain('Buy now and use it until Fri, Jan 1, 23:59');
    expect(all()).toContain('Served whenever your restaurant is open.');
    expect(all()).toContain('Limit 4 per order.');
    expect(all()).toContain('Limit 6 per guest. You can still buy 2.');
    expect(all()).toContain('On sale until Dec 5, 2026');
    expect(all()).toContain('Full refund in one tap until you choose a restaurant');
    expect(all()).toContain('After that, no refund.');
  });

  it('the set meal screen shows the serving hours if they differ from the opening hours', async () => {
    const week = [{ date: '2026-11-23', spans: [{ opens: 660, closes: 840 }] }];
    const { text: all } = await open({ week });
    expect(all()).toContain('Served at these hoursMonday11:00–14:00');
    expect(all()).not.toContain('Served whenever');
  });

  it('the set meal screen shows the brand’s terms, if any', async () => {
    expect((await open({ terms: text('Not on public holidays') })).text()).toMatch(/Brand termsNot on public/);
  });

  it('a set meal that does not exist links to the list of set meals', async () => {
    const { user, navigator } = await openScreen('pages/shop/detail/detail', {
      params: { setMealId: '999' },
      isSignedIn: false,
      answers: { '/rest/shop/setMeal/detail': refuse('set_meal_not_found') },
    });
    await user.click(screen.getByRole('button', { name: 'View other set meals' }));
    expect(navigator.entry().path).toBe('pages/shop/list/item_list');
  });
});

describe('verdict on the page for a guest who avoids peanuts', () => {
  const say = async (changed: Partial<SetMealDetail>) => {
    await chooseDiet({ avoids: ['peanut'], wishes: [] });
    return (await open(changed)).text();
  };
  const sauces = (min: number) =>
    sampleOption('Sauce', [sampleChoice('Peanut sauce', ['peanut']), sampleChoice('Soy sauce', ['soy'])], min);

  it('a guest who avoids peanuts sees that a set meal is not confirmed as safe if one of its dishes has no allergen marks', async () => {
    const all = await say({ contents: [samplePart({ allergens: noPeanut }), samplePart({ key: 'soup' })] });
    expect(all).toContain('Peanuts: not confirmed, ask first');
    expect(all).not.toContain('Fits what you eat');
  });

  it('a set meal is unsuitable for a guest who avoids peanuts if one of its dishes contains them', async () => {
    const peanut = { contains: ['peanut'], free: [] };
    expect(await say({ contents: [samplePart({ allergens: peanut })] })).toContain('Doesn’t fit your diet: Peanuts');
  });

  it('a set meal of which only some choices fit the guest’s diet says that it can fit, depending on the choice', async () => {
    const contents = [samplePart({ allergens: noPeanut, options: [sauces(1)] })];
    const all = await say({ contents, allergens: { contains: ['peanut'], free: [] } });
    expect(all).toContain('It can fit your diet, depending on what you choose.');
    expect(all).not.toContain('Fits what you eat');
  });

  it('a set meal is shown as suitable for the guest’s diet if it fits whichever dishes the guest chooses', async () => {
    const all = await say({ contents: [samplePart({ allergens: noPeanut })], allergens: noPeanut });
    expect(all).toContain('Fits what you eat');
  });
});

describe('diet promises of a dish in a set meal', () => {
  const vegan = { vegan: 'yes', vegetarian: 'yes' } as const;

  it('a dish of a set meal shows its diet mark, such as vegan', async () => {
    expect((await open({ contents: [samplePart({ diet: vegan })] })).text()).toMatch(/× 1Vegan/);
  });

  it('a dish of a set meal shows no diet mark, such as vegan, if one of its choices contradicts it', async () => {
    const tea = sampleOption('Tea', [sampleChoice('Milk tea', ['milk'])], 1);
    const { text: all } = await open({ contents: [samplePart({ diet: vegan, options: [tea] })] });
    expect(all()).toContain('× 1Contains: Milk');
  });
});

describe('branches of a set meal', () => {
  const closed = { state: 'closed', isPaused: false, pausedUntil: null, changesAt: null, opensAt: null } as const;

  it.each<[string, Partial<SetMealBranch>]>([
    ['Open now', {}],
    ['Closed', { openState: closed, obstacle: 'resting' }],
    ['This set meal isn’t served at this time', { obstacle: 'not_served_now' }],
    ['No codes left here right now', { obstacle: 'codes_used_up' }],
    ['350 m', { distanceMetres: 350 }],
  ])('a branch that serves the set meal shows “%s”', async (words, changed) => {
    expect((await open({ branches: [sampleBranch(changed)] })).text()).toContain(words);
  });

  it('the set meal screen shows four branches at first, and all after a tap', async () => {
    const branches = [1, 2, 3, 4, 5, 6].map((shopId) => sampleBranch({ shopId, name: text(`Branch no. ${shopId}`) }));
    const { text: all, user } = await open({ branches });
    expect(all()).not.toContain('Branch no. 5');
    await user.click(screen.getByRole('button', { name: 'Show all (6)' }));
    expect(all()).toContain('Branch no. 6');
  });

  it('a branch of the set meal links to its page and to directions', async () => {
    const { user, navigator } = await open();
    await user.click(screen.getByRole('button', { name: 'Directions' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Map' }));
    expect(navigator.entry()).toMatchObject({ path: 'pages/near/detail/detail', params: { shopId: '7' } });
  });
});

describe('purchase button', () => {
  it('the buy button of a set meal shows the price and opens the checkout for a member', async () => {
    const { user, navigator } = await open({}, true);
    await user.click(screen.getByRole('button', { name: 'Buy for CN¥38.00' }));
    await expect.poll(() => navigator.entry().path).toBe('pages/shop/pay/pay');
    expect(navigator.entry().params).toEqual({ setMealId: '41' });
  });

  it.each<[string, Partial<SetMealDetail>]>([
    ['Sold out', { isSoldOut: true, stock: 0 }],
    ['No longer available', { isOnSale: false }],
    ['You’ve reached the limit for this set meal', { maxPerMember: 2, leftForMember: 0 }],
  ])(
    'the buy button of a set meal that cannot be bought is disabled and shows the reason: %s',
    async (words, changed) => {
      await open(changed);
      expect(buyButton()?.textContent).toBe(words);
      expect(buyButton()?.disabled).toBe(true);
    },
  );
});
