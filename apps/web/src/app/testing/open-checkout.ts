import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { addToCart, clearCart } from '../../terms/cart/cart.ts';
import { type FakeResponses, type OpenedScreen, openScreen } from './open-screen.tsx';
import { addressPage } from './sample-address.ts';
import { menuAnswers, sampleDish, sampleLine, sampleMenu, sampleShop } from './samples.ts';

export type CheckoutOpening = {
  readonly answers?: FakeResponses;
  readonly way?: 'delivery';
  readonly shopId?: number;
  readonly isSignedIn?: boolean;
};

type QuoteAnswer = NonNullable<FakeResponses['/rest/order/quote']>;

/** Opens the checkout of a cart with one dish, before or after the first quote has arrived. */
export function openCart(
  quote: QuoteAnswer,
  { answers = {}, way, shopId = 7, isSignedIn = true }: CheckoutOpening = {},
) {
  clearCart(shopId);
  addToCart(sampleShop({ id: shopId }), sampleLine(sampleDish()));
  return openScreen('pages/menu/pay/pay', {
    isSignedIn,
    params: { shopId: String(shopId), ...(way ? { way } : {}) },
    answers: {
      '/rest/order/quote': quote,
      '/rest/member/deliveryAddress/list': addressPage(),
      '/rest/order/knownContact': { contactName: '', contactPhone: '', secondContact: null },
      ...menuAnswers(sampleMenu([sampleDish()])),
      ...answers,
    },
  });
}

/** Opens the checkout like `openCart`, and waits until the order can be placed. */
export async function openCheckout(quote: QuoteAnswer, opening: CheckoutOpening = {}): Promise<OpenedScreen> {
  const opened = await openCart(quote, opening);
  await waitFor(() => expect(orderButton().disabled).toBe(false));
  return opened;
}

export const orderButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: /^(Order and pay|Place order)/ });
