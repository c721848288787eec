import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type FakeResponses, openScreen, refuse } from '../../../../app/testing/open-screen.tsx';
import { sampleSetMealDetail } from '../../../../app/testing/sample-set-meal.ts';
import { sampleSetMealQuote } from '../../../../app/testing/sample-set-meal-order.ts';
import type { OrderStatus } from '../../../../data/payable.ts';
import { queryClient } from '../../../../platform/query.ts';

const orderId = 9;
const payBefore = new Date(Date.now() + 240_000).toISOString();

/** Buys two set meals, opens the payment, and goes back. */
async function placeAndReturn(answers: FakeResponses = {}) {
  const opened = await openScreen('pages/shop/pay/pay', {
    params: { setMealId: '41' },
    answers: {
      '/rest/shop/setMeal/detail': sampleSetMealDetail({ maxPerOrder: 2 }),
      '/rest/shop/setMeal/quote': sampleSetMealQuote({ paymentMethods: ['alipay'] }),
      '/rest/shop/setMeal/place': { orderId, number: 'M1', payable: 3_800, payBefore, state: 'unpaid' },
      '/rest/payment/status': () => ({ ...status, orderState }),
      ...answers,
    },
  });
  const { user, navigator } = opened;
  await user.click(screen.getByRole('button', { name: 'One more: Noodle lunch' }));
  await waitFor(() => expect(orderButton().disabled).toBe(false));
  await user.click(orderButton());
  await screen.findByText('Cancel order');
  await act(async () => navigator.back());
  await waitFor(() => expect(navigator.entry().path).toBe('pages/shop/pay/pay'));
  return opened;
}

let orderState: OrderStatus['orderState'] = 'unpaid';
const status: OrderStatus = {
  orderId,
  method: null,
  number: 'M1',
  orderState,
  paymentState: 'none',
  payable: 3_800,
  payBefore,
  type: 'pickup',
  isEatenHere: false,
  tableNumber: null,
  setMealId: 41,
};

async function becomes(state: OrderStatus['orderState']) {
  orderState = state;
  await act(() => queryClient.invalidateQueries());
}

const orderButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Pay CN|Place order)/ });
const quantity = () => screen.getByLabelText('Quantity: 2');

describe('checkout of a placed, unpaid set meal (rule setmeal-26)', () => {
  it('going back to the checkout of an unpaid set meal shows its choices, and paying it places no second order', async () => {
    await becomes('unpaid');
    const { user, asked, navigator, text } = await placeAndReturn();
    expect(await screen.findByText('Your order is waiting for payment')).toBeTruthy();
    expect(quantity().closest('fieldset')?.disabled).toBe(true);
    expect(text()).not.toContain('You can buy 2 now');
    await user.click(screen.getByRole('button', { name: /^Pay CN¥38.00/ }));
    expect(navigator.entry()).toMatchObject({ path: 'pages/shop/success/success', params: { orderId: '9' } });
    expect(asked.filter(({ path }) => path === '/rest/shop/setMeal/place')).toHaveLength(1);
  });

  it('after the guest cancels the unpaid set meal order, its choices can be changed again', async () => {
    await becomes('unpaid');
    const { user, asked } = await placeAndReturn({
      '/rest/order/cancel': () => {
        orderState = 'cancelled';
        return true;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Change this order' }));
    await waitFor(() => expect(orderButton().disabled).toBe(false));
    expect(asked.find(({ path }) => path === '/rest/order/cancel')?.input).toMatchObject({ orderId });
    expect(quantity().closest('fieldset')?.disabled).toBe(false);
  });

  it('when the unpaid set meal order expires, the checkout can be changed again and still has its choices', async () => {
    await becomes('unpaid');
    await placeAndReturn();
    await screen.findByText('Your order is waiting for payment');
    await becomes('cancelled');
    await waitFor(() => expect(orderButton().disabled).toBe(false));
    expect(quantity()).toBeTruthy();
  });

  it('going back to the checkout after paying a set meal shows that the order is paid', async () => {
    await becomes('unpaid');
    const { navigator } = await placeAndReturn();
    await screen.findByText('Your order is waiting for payment');
    await becomes('pending');
    await screen.findByText('This order is paid');
    await act(async () => void navigator.open('pages/shop/detail/detail', { setMealId: '41' }));
    await act(async () => void navigator.open('pages/shop/pay/pay', { setMealId: '41' }));
    await waitFor(() => expect(orderButton().disabled).toBe(false));
    expect(screen.getByLabelText('Quantity: 1')).toBeTruthy();
  });

  it('if cancelling the unpaid set meal order fails, the order can still be paid', async () => {
    await becomes('unpaid');
    const { user } = await placeAndReturn({ '/rest/order/cancel': () => refuse('server_busy') });
    await user.click(await screen.findByRole('button', { name: 'Change this order' }));
    await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Pay/ }).disabled).toBe(false));
    expect(quantity().closest('fieldset')?.disabled).toBe(true);
  });
});
