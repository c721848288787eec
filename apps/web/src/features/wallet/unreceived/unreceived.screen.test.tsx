import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import type { Reward } from '../../../data/wallet.ts';

const reward = (changed: Partial<Reward>): Reward => ({
  id: 1,
  kind: 'points',
  state: 'pending',
  orderId: 9,
  orderNumber: '261121-000009-A',
  amount: 44,
  dueAt: '2026-11-22T04:00:00.000Z',
  ...changed,
});

it('a pending reward shows the daily number of its order, or the long order number if the order has no daily number', async () => {
  const records = [reward({ dayNumber: 12 }), reward({ id: 2, orderId: 8, orderNumber: '261120-000008-B' })];
  const { text } = await openScreen('pages/mine/unreceived/integral/list/list', {
    answers: { '/rest/wallet/unreceived': { sum: 88, rewards: { records, total: 2, pageNo: 1, pageSize: 20 } } },
  });
  await screen.findByText('#12');
  expect(text()).not.toContain('261121-000009-A');
  expect(text()).toContain('261120-000008-B');
});
