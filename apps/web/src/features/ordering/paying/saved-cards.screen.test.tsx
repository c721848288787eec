import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { sampleQuote } from '../../../app/testing/sample-quote.ts';
import { menuAnswers, sampleDish, sampleLine, sampleMenu, sampleShop } from '../../../app/testing/samples.ts';
import { addToCart, clearCart } from '../../../terms/cart/cart.ts';

const visa = { id: 'pm_1', brand: 'visa', last4: '4242', expiryMonth: 4, expiryYear: 2030 };

it('the checkout lists the saved cards, and a button removes one (rule payment-13)', async () => {
  clearCart(7);
  addToCart(sampleShop(), sampleLine(sampleDish()));
  let cards = [visa];
  const { user, asked, text } = await openScreen('pages/menu/pay/pay', {
    params: { shopId: '7' },
    answers: {
      '/rest/order/quote': sampleQuote(),
      '/rest/member/deliveryAddress/list': { records: [], total: 0, pageNo: 1, pageSize: 10 },
      ...menuAnswers(sampleMenu([sampleDish()])),
      '/rest/payment/cards': () => cards,
      '/rest/payment/card/remove': () => {
        cards = [];
        return true;
      },
    },
  });
  await waitFor(() => expect(text()).toContain('You choose the card when you pay: Visa •••• 4242'));
  await user.click(screen.getByRole('button', { name: 'Manage cards' }));
  await user.click(screen.getByRole('button', { name: 'Remove Visa •••• 4242' }));
  expect(asked.find(({ path }) => path === '/rest/payment/card/remove')?.input).toMatchObject({ cardId: 'pm_1' });
  await waitFor(() => expect(text()).not.toContain('4242'));
});
