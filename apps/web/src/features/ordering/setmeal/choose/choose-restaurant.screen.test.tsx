import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type FakeResponses, openScreen, refuse } from '../../../../app/testing/open-screen.tsx';
import { sampleBranch, sampleSetMealDetail } from '../../../../app/testing/sample-set-meal.ts';
import { sampleSetMealOrder } from '../../../../app/testing/sample-set-meal-order.ts';
import { chooseDiet } from '../../../../terms/diet/diet-profile.ts';

const text = (words: string) => ({ text: words, language: 'en' as const });
const branches = [
  sampleBranch(),
  sampleBranch({
    shopId: 8,
    name: text('Green Wok, Hengshan Road'),
    nameZh: '绿锅（衡山路店）',
    address: text('8 Hengshan Road'),
    addressZh: '衡山路8号',
    obstacle: 'codes_used_up',
  }),
];

const open = (answers: FakeResponses = {}, order = sampleSetMealOrder()) =>
  openScreen('pages/shop/choose/choose', {
    params: { orderId: '9' },
    answers: {
      '/rest/order/detail': order,
      '/rest/shop/setMeal/detail': sampleSetMealDetail({ branches }),
      ...answers,
    },
  });

const choose = '/rest/order/restaurant/choose';
const eatHere = () => screen.getAllByRole('button', { name: 'Choose' });

describe('choice of a set meal’s restaurant', () => {
  it('before choosing the restaurant of a set meal, the guest confirms the warning that no refund is possible afterwards', async () => {
    const { user, asked, navigator } = await open({ [choose]: true });
    await user.click(eatHere()[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('After this, no refund is possible.');
    expect(dialog.textContent).toContain('Your code arrives in about a minute.');
    expect(dialog.textContent).toContain('valid only at this restaurant, and only today');
    expect(asked.map(({ path }) => path)).not.toContain(choose);
    await user.click(within(dialog).getByRole('button', { name: 'Choose this restaurant' }));
    await waitFor(() =>
      expect(navigator.entry()).toMatchObject({ path: 'pages/order/detail/detail', params: { orderId: '9' } }),
    );
    expect(asked.find(({ path }) => path === choose)?.input).toMatchObject({ orderId: 9, shopId: 7 });
  });

  it('choosing the restaurant of a set meal sends the guest’s diet, unless the guest opts out', async () => {
    await chooseDiet({ avoids: ['peanut'], wishes: [] });
    const chosenWith = async (isTold: boolean) => {
      const { user, asked } = await open({ [choose]: true });
      await user.click(eatHere()[0] as HTMLElement);
      const dialog = await screen.findByRole('dialog');
      expect(dialog.textContent).toContain('花生');
      if (!isTold) await user.click(within(dialog).getByRole('checkbox'));
      await user.click(within(dialog).getByRole('button', { name: 'Choose this restaurant' }));
      await waitFor(() => expect(asked.map(({ path }) => path)).toContain(choose));
      cleanup();
      return asked.find(({ path }) => path === choose)?.input;
    };
    expect(await chosenWith(true)).toMatchObject({ dietProfile: { avoids: ['peanut'], wishes: [] } });
    expect(await chosenWith(false)).toMatchObject({ dietProfile: null });
  });

  it('a restaurant that cannot serve the set meal has no choose button and shows the reason', async () => {
    const { text: words } = await open();
    expect(eatHere()).toHaveLength(1);
    expect(words()).toContain('Not available now');
  });

  it('the guest finds restaurants for a set meal by a part of their name or street, in English or Chinese', async () => {
    const { user, text: words } = await open();
    await user.type(screen.getByLabelText('Search by name or street'), '衡山');
    expect(words()).not.toContain('Huanghe Road');
    await user.clear(screen.getByLabelText('Search by name or street'));
    await user.type(screen.getByLabelText('Search by name or street'), 'nowhere');
    expect(words()).toContain('No restaurant found');
  });

  it('if the chosen restaurant has just closed, the voucher stays unused and the app fetches the restaurants again', async () => {
    const { user, asked, navigator } = await open({ [choose]: () => refuse('shop_resting') });
    const times = () => asked.filter(({ path }) => path === '/rest/shop/setMeal/detail').length;
    const before = times();
    await user.click(eatHere()[0] as HTMLElement);
    await user.click(await screen.findByRole('button', { name: 'Choose this restaurant' }));
    await waitFor(() => expect(times()).toBeGreaterThan(before));
    expect(navigator.entry().path).toBe('pages/shop/choose/choose');
  });

  it('a set meal whose restaurant is already chosen offers no further choice', async () => {
    const { text: words } = await open({}, sampleSetMealOrder({ state: 'delivering', shopId: 7, allowedEvents: [] }));
    expect(words()).toContain('No restaurant to choose');
    expect(screen.queryByRole('button', { name: 'Choose' })).toBeNull();
  });
});
