import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreen, refuse } from '../../../app/testing/open-screen.tsx';

const start = '/rest/wallet/topUp/start';

const open = (refusal = refuse('server_busy')) =>
  openScreen('pages/mine/member/recharge/recharge', {
    answers: {
      '/rest/wallet/topUp/tiers': {
        tiers: [{ amount: 20_000, bonus: 1_000 }],
        monthlyBonus: 30_000,
        least: 1_000,
        most: 500_000,
      },
      [start]: () => refusal,
    },
  });

const goOn = () => screen.getByRole('button', { name: 'Continue to payment' });

describe('top-up of the balance', () => {
  it('the top-up screen shows the bonus, and that topped-up money cannot be withdrawn', async () => {
    const { text } = await open();
    expect(text()).toContain('CN¥200.00+ CN¥10.00 bonus');
    expect(text()).toContain('Bonuses are up to CN¥300.00 a month.');
    expect(text()).toContain('Topped-up money is for orders on Chifan and can’t be paid out.');
  });

  it('a top-up is created with the chosen amount', async () => {
    const { user, asked } = await open();
    await user.click(goOn());
    await waitFor(() => expect(asked.find(({ path }) => path === start)?.input).toEqual({ amount: 20_000 }));
  });

  it.each([
    ['9.99', 'At least CN¥10.00.'],
    ['5000.01', 'At most CN¥5,000.00 at once.'],
    ['a lot', 'Enter an amount such as 150 or 88.50.'],
  ])('a top-up of %s yuan is rejected with the message “%s”', async (typed, words) => {
    const { user, text, asked } = await open();
    await user.click(screen.getByRole('radio', { name: 'Other amount' }));
    expect(text()).toContain('Between CN¥10.00 and CN¥5,000.00');
    await user.type(screen.getByLabelText('Amount in yuan'), typed);
    expect(text()).not.toContain(words);
    await user.click(goOn());
    expect(text()).toContain(words);
    expect(asked.map(({ path }) => path)).not.toContain(start);
  });

  it.each([
    ['10', 1_000],
    ['5000', 500_000],
  ])('a top-up of %s yuan, the lowest or highest amount, is accepted', async (typed, amount) => {
    const { user, asked } = await open();
    await user.click(screen.getByRole('radio', { name: 'Other amount' }));
    await user.type(screen.getByLabelText('Amount in yuan'), typed);
    await user.click(goOn());
    await waitFor(() => expect(asked.find(({ path }) => path === start)?.input).toEqual({ amount }));
  });

  it('if a top-up fails because of unpaid purchases, the member can open the oldest purchase or close the dialog', async () => {
    const { user, navigator } = await open(refuse('too_many_open_purchases', { purchaseId: 9, limit: 3 }));
    await user.click(goOn());
    const dialog = await screen.findByRole('dialog', { name: 'You have an open payment' });
    await user.click(within(dialog).getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(goOn());
    await user.click(await screen.findByRole('button', { name: 'Go to that payment' }));
    expect(navigator.entry()).toMatchObject({ path: 'pages/shop/success/success', params: { purchaseId: '9' } });
  });
});
