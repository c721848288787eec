import { orderNumber } from '@chifan/domain/ordering';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import { lineForTest, orderForTest } from '../../../staff-order/order-for-test.ts';

const number = orderNumber('2026-11-21', 123);

const openCounter = () =>
  openConsole('/redeem', {
    staff: staffOfTest('merchant'),
    answers: {
      '/rest/merchant/order/list': {
        records: [orderForTest({ number, lines: [lineForTest()], state: 'to_be_picked_up' })],
        total: 1,
        pageNo: 1,
        pageSize: 100,
      },
    },
  });

it('a ticket that is scanned at the counter opens its order, and redeems nothing', async () => {
  const { user, asked } = await openCounter();
  await user.keyboard(`${number}{Enter}`);
  await screen.findByRole('dialog', { name: '123 号订单' });
  expect(asked.some(({ path }) => path.endsWith('/redeem'))).toBe(false);
});

it('a ticket of no order under way is told of, and the keypad goes on', async () => {
  const { user } = await openCounter();
  await user.keyboard(`${orderNumber('2026-11-20', 7)}{Enter}`);
  await screen.findByText('这张小票的订单已经结束，或不是本店的');
});
