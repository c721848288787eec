import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { addToCart, clearCart } from '../../terms/cart/cart.ts';
import { installFakeStripe, sampleCardForm, sampleCardPayment } from './fake-stripe.ts';
import { type FakeResponses, openScreen } from './open-screen.tsx';
import { addressPage } from './sample-address.ts';
import { menuAnswers, sampleDish, sampleLine, sampleMenu, sampleShop } from './samples.ts';

export type CheckoutOpening = {
  readonly answers?: FakeResponses;
  readonly way?: 'delivery';
  readonly shopId?: number;
  readonly isSignedIn?: boolean;
  readonly stripe?: Parameters<typeof installFakeStripe>[0];
};

type QuoteAnswer = NonNullable<FakeResponses['/rest/order/quote']>;

/** Opens the checkout of a cart with one dish, and does not wait for the first quote. */
export async function openCart(
  quote: QuoteAnswer,
  { answers = {}, way, shopId = 7, isSignedIn = true, stripe = {} }: CheckoutOpening = {},
) {
  const installed = installFakeStripe(stripe);
  clearCart(shopId);
  addToCart(sampleShop({ id: shopId }), sampleLine(sampleDish()));
  const opened = await openScreen('pages/menu/pay/pay', {
    isSignedIn,
    params: { shopId: String(shopId), ...(way ? { way } : {}) },
    answers: {
      '/rest/order/quote': quote,
      '/rest/member/deliveryAddress/list': addressPage(),
      '/rest/order/knownContact': { contactName: '', contactPhone: '', secondContact: null },
      '/rest/payment/card/form': sampleCardForm,
      '/rest/payment/start': sampleCardPayment,
      ...menuAnswers(sampleMenu([sampleDish()])),
      ...answers,
    },
  });
  return { ...opened, stripe: installed };
}

/** Opens the checkout like `openCart`, and waits until the order can be placed. */
export async function openCheckout(quote: QuoteAnswer, opening: CheckoutOpening = {}) {
  const opened = await openCart(quote, opening);
  await waitFor(() => expect(orderButton().disabled).toBe(false));
  return opened;
}

export const orderButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^(Pay CN|Place order)/ });
