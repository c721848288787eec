import { orderNumber } from '@chifan/domain/ordering';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole, refuse, staffOfTest } from '../../../app/testing/open-console.tsx';
import { lineForTest, orderForTest } from '../../../staff-order/order-for-test.ts';

const number = orderNumber('2026-11-21', 123);

const openCounter = (answers: Parameters<typeof openConsole>[1]['answers'] = {}) =>
  openConsole('/redeem', {
    staff: staffOfTest('merchant'),
    answers: {
      ...answers,
      '/rest/merchant/order/list': {
        records: [orderForTest({ number, lines: [lineForTest()], state: 'to_be_picked_up' })],
        total: 1,
        pageNo: 1,
        pageSize: 100,
      },
    },
  });

it('scanning a ticket on the redeem screen opens the order of the ticket and does not redeem the order', async () => {
  const { user, asked } = await openCounter();
  await user.keyboard(`${number}{Enter}`);
  await screen.findByRole('dialog', { name: '123 号订单' });
  expect(asked.some(({ path }) => path.endsWith('/redeem'))).toBe(false);
});

it('scanning a ticket of an ended order shows a message on the redeem screen', async () => {
  const { user } = await openCounter();
  await user.keyboard(`${orderNumber('2026-11-20', 7)}{Enter}`);
  await screen.findByText('这张小票的订单已经结束，或不是本店的');
});

it('the keypad is empty after staff redeem a code, and accepts the next code', async () => {
  const path = '/rest/merchant/order/redeem';
  const { user, asked } = await openCounter({ [path]: orderForTest({ number, lines: [lineForTest()] }) });
  const typed = () => screen.getByRole('status', { name: '取餐码' }).textContent;
  const redeemed = () => asked.filter((each) => each.path === path).map(({ input }) => input);
  await user.keyboard('K482');
  await user.click(await screen.findByRole('button', { name: '完成，下一位' }));
  expect(typed()).toBe('····');
  await user.keyboard('K48');
  expect(typed()).toBe('K48·');
  expect(redeemed()).toEqual([{ shopId: 1, code: 'K482' }]);
});

it('the keypad shows the error of a wrong pick-up code until staff clear the code', async () => {
  const { user, text } = await openCounter({
    '/rest/merchant/order/redeem': () => refuse('pick_up_code_wrong', { triesLeft: 4 }),
  });
  await user.keyboard('K482');
  const note = await screen.findByText(/4/, { selector: '[role=alert]' });
  await user.click(screen.getByRole('button', { name: '重新输入' }));
  expect(note.textContent).toBe('');
  expect(text()).toContain('请输入客人取餐码的字母');
});
