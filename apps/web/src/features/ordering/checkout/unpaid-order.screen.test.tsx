import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { openCheckout, orderButton } from '../../../app/testing/open-checkout.ts';
import type { FakeResponses } from '../../../app/testing/open-screen.tsx';
import { sampleQuote } from '../../../app/testing/sample-quote.ts';
import { menuAnswers, sampleDish, sampleLine, sampleMenu, sampleShop } from '../../../app/testing/samples.ts';
import type { OrderStatus } from '../../../data/payable.ts';
import { queryClient } from '../../../platform/query.ts';
import { addToCart, cartCount, clearCart, linesOf } from '../../../terms/cart/cart.ts';

const unpaid: OrderStatus = {
  orderId: 12,
  method: null,
  number: '20261121000012',
  orderState: 'unpaid',
  paymentState: 'none',
  payable: 2_800,
  payBefore: new Date(Date.now() + 240_000).toISOString(),
  type: 'pickup',
  isEatenHere: true,
  tableNumber: 'A12',
  setMealId: null,
};

// The cart is module state, so without this call the next test would start with the cart of the last test.
afterEach(() => clearCart(7));

const { orderId, number, payable, payBefore } = unpaid;

/** Places an order of one dish at table A12, opens the payment, and goes back. */
async function placeAndReturn(answers: FakeResponses) {
  const opened = await openCheckout(sampleQuote({ paymentMethods: ['alipay'] }), {
    answers: {
      '/rest/order/place': { orderId, number, payable, payBefore, state: 'unpaid' },
      ...menuAnswers(sampleMenu([sampleDish(), sampleDish({ id: 99 })])),
      ...answers,
    },
  });
  const { user, navigator } = opened;
  await user.type(table(), 'A12');
  await user.click(orderButton());
  await screen.findByText('Cancel order');
  await act(async () => navigator.back());
  await waitFor(() => expect(navigator.entry().path).toBe('pages/menu/pay/pay'));
  return opened;
}

const table = () => screen.getByLabelText<HTMLInputElement>('Table number');

const countOf = (path: string, asked: readonly { readonly path: string }[]) =>
  asked.filter((each) => each.path === path).length;

describe('checkout of a placed, unpaid order (rule ordering-46)', () => {
  it('going back to the checkout of an unpaid order shows its dishes and fields, and paying it places no second order', async () => {
    const { user, asked, navigator, text } = await placeAndReturn({ '/rest/payment/status': unpaid });
    expect(await screen.findByText('Your order is waiting for payment')).toBeTruthy();
    expect(text()).not.toContain('Your cart is empty');
    expect(table().value).toBe('A12');
    expect(table().closest('fieldset')?.disabled).toBe(true);
    expect(cartCount(linesOf(7))).toBe(1);
    await user.click(screen.getByRole('button', { name: /^Pay CN¥28.00/ }));
    expect(navigator.entry()).toMatchObject({ path: 'pages/shop/success/success', params: { orderId: '12' } });
    expect(countOf('/rest/order/place', asked)).toBe(1);
  });

  it('after the guest cancels the unpaid order, the fields of the checkout can be changed again', async () => {
    let orderState: OrderStatus['orderState'] = 'unpaid';
    const { user, asked } = await placeAndReturn({
      '/rest/payment/status': () => ({ ...unpaid, orderState }),
      '/rest/order/cancel': () => {
        orderState = 'cancelled';
        return true;
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Change this order' }));
    await waitFor(() => expect(orderButton().disabled).toBe(false));
    expect(asked.find(({ path }) => path === '/rest/order/cancel')?.input).toMatchObject({ orderId: 12 });
    expect(table().value).toBe('A12');
    expect(table().closest('fieldset')?.disabled).toBe(false);
  });

  it('when the unpaid order expires, the checkout can be changed again and still contains its dishes and fields', async () => {
    let orderState: OrderStatus['orderState'] = 'unpaid';
    await placeAndReturn({ '/rest/payment/status': () => ({ ...unpaid, orderState }) });
    await screen.findByText('Your order is waiting for payment');
    orderState = 'cancelled';
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(orderButton().disabled).toBe(false));
    expect(table().value).toBe('A12');
    expect(cartCount(linesOf(7))).toBe(1);
  });

  it('a payment removes only the paid dishes from the cart', async () => {
    let orderState: OrderStatus['orderState'] = 'unpaid';
    const { text } = await placeAndReturn({ '/rest/payment/status': () => ({ ...unpaid, orderState }) });
    await screen.findByText('Your order is waiting for payment');
    act(() => addToCart(sampleShop({ id: 7 }), sampleLine(sampleDish({ id: 99 }))));
    await waitFor(() => expect(text()).toContain('You’ve since changed your cart.'));
    orderState = 'pending';
    await act(() => queryClient.invalidateQueries());
    await waitFor(() => expect(linesOf(7).map(({ dishId }) => dishId)).toEqual([99]));
  });

  it('going back to the checkout after the payment shows that the order is paid', async () => {
    let orderState: OrderStatus['orderState'] = 'unpaid';
    const { user, navigator } = await placeAndReturn({ '/rest/payment/status': () => ({ ...unpaid, orderState }) });
    await screen.findByText('Your order is waiting for payment');
    orderState = 'pending';
    await act(() => queryClient.invalidateQueries());
    await screen.findByText('This order is paid');
    await user.click(screen.getByRole('button', { name: 'Show my order' }));
    expect(navigator.entry()).toMatchObject({ path: 'pages/order/detail/detail', params: { orderId: '12' } });
  });
});
