import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openCheckout, orderButton } from '../../../app/testing/open-checkout.ts';
import { refuse } from '../../../app/testing/open-screen.tsx';
import { addressPage, sampleAddress } from '../../../app/testing/sample-address.ts';
import { sampleQuote, sampleQuotedCoupon } from '../../../app/testing/sample-quote.ts';

const named = (text: string) => ({ text, language: 'en' as const });
const coupons = [
  sampleQuotedCoupon({ id: 31, name: named('Best meal coupon') }),
  sampleQuotedCoupon({ id: 32, name: named('Other meal coupon') }),
  sampleQuotedCoupon({ id: 41, group: 'delivery', name: named('Best ride coupon') }),
  sampleQuotedCoupon({ id: 42, group: 'delivery', name: named('Other ride coupon') }),
];

/**
 * Opens a delivery checkout. The quote of the checkout uses the requested coupons, or else the best coupon of each
 * group.
 */
async function openCoupons() {
  const opened = await openCheckout(
    ({ shopCouponId = 31, deliveryCouponId = 41 }) => sampleQuote({ coupons, shopCouponId, deliveryCouponId }),
    {
      way: 'delivery',
      answers: {
        '/rest/member/deliveryAddress/list': addressPage(sampleAddress()),
        '/rest/order/place': () => refuse('server_busy'),
      },
    },
  );
  await opened.user.click(screen.getByRole('button', { name: /^Coupons/ }));
  await screen.findByRole('dialog', { name: 'Coupons' });
  const last = (path: string) => opened.asked.findLast((call) => call.path === path)?.input;
  return { ...opened, quoted: () => last('/rest/order/quote'), placed: () => last('/rest/order/place') };
}

const ticket = (name: string) => {
  const item = screen.getByText(name).closest('li');
  if (item === null) throw new Error(`no coupon named ${name}`);
  return within(item).getByRole('button', { name: /^Used?$/ });
};

describe.each([
  ['shop', 'shopCouponId', 'deliveryCouponId', 'Best meal coupon', 'Other meal coupon', 32],
  ['delivery', 'deliveryCouponId', 'shopCouponId', 'Best ride coupon', 'Other ride coupon', 42],
] as const)('the %s coupon of the checkout', (_, field, otherField, best, other, otherId) => {
  it('the checkout uses the best coupon until the guest chooses another coupon', async () => {
    const { quoted } = await openCoupons();
    expect(ticket(best).textContent).toBe('Used');
    expect(quoted()).not.toHaveProperty(field);
  });

  it('a coupon that the guest chooses in the checkout is sent with the quote request and with the order', async () => {
    const { user, quoted, placed } = await openCoupons();
    await user.click(ticket(other));
    await waitFor(() => expect(ticket(other).textContent).toBe('Used'));
    expect(ticket(best).textContent).toBe('Use');
    expect(quoted()).toHaveProperty(field, otherId);
    expect(quoted()).not.toHaveProperty(otherField);
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await user.click(screen.getByRole('radio', { name: /I can take calls in Chinese/ }));
    await user.click(orderButton());
    await waitFor(() => expect(placed()).toHaveProperty(`request.${field}`, otherId));
  });

  it('after the guest removes a coupon, the checkout requests a quote without it, and “Apply best” selects the best coupon again', async () => {
    const { user, quoted } = await openCoupons();
    await user.click(ticket(best));
    await waitFor(() => expect(ticket(best).textContent).toBe('Use'));
    expect(quoted()).toHaveProperty(field, null);
    expect(quoted()).not.toHaveProperty(otherField);
    await user.click(screen.getByRole('button', { name: 'Apply best' }));
    await waitFor(() => expect(ticket(best).textContent).toBe('Used'));
  });
});
