import { minWithdrawal } from '@chifan/domain/affiliate';
import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import type { Draw, Reward } from '../../../data/affiliate.ts';

const draw = (changed: Partial<Draw>): Draw => ({
  orderId: 9,
  orderNumber: '261121-000009-A',
  shopName: { text: 'Noodle House', language: 'en' },
  state: 'waiting',
  outcomes: [],
  until: '2026-12-21T04:00:00.000Z',
  drawnAt: null,
  ...changed,
});

const reward = (changed: Partial<Reward>): Reward => ({
  id: 1,
  kind: 'draw',
  state: 'pending',
  amount: 100,
  friend: null,
  orderId: 7,
  orderNumber: '261121-000007-C',
  at: '2026-11-21T04:00:00.000Z',
  dueAt: '2026-11-22T04:00:00.000Z',
  ...changed,
});

const page = <Row,>(records: Row[]) => ({ records, total: records.length, pageNo: 1, pageSize: 20 });

it('prize draws and rewards show the daily number of their order, or the long order number if the order has no daily number', async () => {
  const { text } = await openScreen('pages/mine/share/reward/reward', {
    answers: {
      '/rest/affiliate/draw/list': {
        tickets: 0,
        draws: page([draw({ dayNumber: 12 }), draw({ orderId: 8, orderNumber: '261120-000008-B' })]),
      },
      '/rest/affiliate/rewards': {
        balance: 0,
        pending: 100,
        drawn: 100,
        rewards: page([reward({ dayNumber: 5 }), reward({ id: 2, orderId: 6, orderNumber: '261120-000006-D' })]),
      },
    },
  });
  expect(await screen.findByRole('button', { name: 'Draw for order #12' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Draw for order 261120-000008-B' })).toBeDefined();
  await screen.findByText('#5');
  expect(text()).not.toContain('261121-000009-A');
  expect(text()).not.toContain('261121-000007-C');
  expect(text()).toContain('261120-000006-D');
});

const openBalance = (balance: number, rewards: Reward[]) =>
  openScreen('pages/mine/share/reward/reward', {
    answers: {
      '/rest/affiliate/draw/list': { tickets: 0, draws: page([]) },
      '/rest/affiliate/rewards': { balance, pending: 100, drawn: 100, rewards: page(rewards) },
    },
  });

it('a pending reward has a badge and says when it will be credited, and a credited reward does not', async () => {
  const dueAt = new Date(Date.now() + 86_400_000).toISOString();
  const { text } = await openBalance(0, [reward({ dueAt })]);
  expect(await screen.findByText('Pending')).toBeDefined();
  expect(text()).toContain('Will be credited on');
  cleanup();
  const { text: later } = await openBalance(100, [reward({ state: 'credited', dueAt })]);
  await screen.findByText(/, credited/);
  expect(screen.queryByText('Pending')).toBeNull();
  expect(later()).not.toContain('Will be credited on');
});

it.each([
  [0, false],
  [minWithdrawal - 1, false],
  [minWithdrawal, true],
])('whether a guest with a balance of %i fen can withdraw, with the reason if not: %s', async (balance, can) => {
  const { text } = await openBalance(balance, []);
  const button = await screen.findByRole('button', { name: 'Withdraw' });
  expect(button.hasAttribute('disabled')).toBe(!can);
  expect(text().includes('Withdrawals start at CN¥10.00.')).toBe(!can);
});
