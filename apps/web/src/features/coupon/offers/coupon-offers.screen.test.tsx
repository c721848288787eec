import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreen, refuse } from '../../../app/testing/open-screen.tsx';
import type { CouponOffer } from '../../../data/coupon.ts';

const offer = (changed: Partial<CouponOffer> = {}): CouponOffer => ({
  campaignId: 5,
  group: 'shop',
  name: { text: 'Welcome', language: 'en' },
  threshold: 5_000,
  reduction: 800,
  rebatePercent: null,
  maxRebate: null,
  shop: null,
  types: ['delivery', 'pickup', 'pack'],
  price: null,
  validDays: 7,
  endsAt: '2027-01-01T00:00:00.000Z',
  minimumLevel: null,
  left: null,
  taken: 0,
  mayTake: 1,
  ...changed,
});

const open = (changed: Partial<CouponOffer>) =>
  openScreen('pages/mine/coupons/offers', { answers: { '/rest/coupon/offers': [offer(changed)] } });

const button = (name: string) => screen.queryByRole('button', { name });

describe('offer of a coupon', () => {
  it('a coupon offer can be claimed', async () => {
    await open({});
    expect(button('Claim')).not.toBeNull();
  });

  it('a coupon offer of which the member has claimed all allowed coupons shows “Claimed” and has no claim button', async () => {
    const { text } = await open({ taken: 1, mayTake: 0 });
    expect(text()).toContain('Claimed');
    expect(button('Claim')).toBeNull();
    expect(button('Claim another')).toBeNull();
  });

  it('a coupon offer that the member can claim again shows that the member claimed it before', async () => {
    const { text } = await open({ taken: 1, mayTake: 2 });
    expect(text()).toContain('Claimed');
    expect(button('Claim')).toBeNull();
    expect(button('Claim another')).not.toBeNull();
  });

  it.each([
    [3, true],
    [200, false],
  ])(
    'a coupon offer shows its end date only if it ends soon (it ends in %i days, date shown: %s)',
    async (days, isSaid) => {
      const { text } = await open({ endsAt: new Date(Date.now() + days * 86_400_000).toISOString() });
      expect(text().includes('claim by')).toBe(isSaid);
    },
  );
});

it('claiming a coupon shows the new state of the offer at once', async () => {
  let taken = 0;
  const { user } = await openScreen('pages/mine/coupons/offers', {
    answers: {
      '/rest/coupon/offers': () => [offer({ taken, mayTake: 3 - taken })],
      '/rest/coupon/claim': () => {
        taken += 1;
        return {
          ...offer(),
          id: 1,
          state: 'valid',
          isHeld: false,
          validFrom: '',
          validUntil: '',
          usedAt: null,
          usedOrderId: null,
          refundableUntil: null,
          purchaseId: null,
        };
      },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Claim' }));
  expect(await screen.findByRole('button', { name: 'Claim another' })).toBeTruthy();
  expect(button('Claim')).toBeNull();
});

it('if buying a coupon fails because of unpaid purchases, the member can open the oldest unpaid purchase', async () => {
  const { user, navigator } = await openScreen('pages/mine/coupons/offers', {
    answers: {
      '/rest/coupon/offers': [offer({ price: 500 })],
      '/rest/coupon/buy': () => refuse('too_many_open_purchases', { purchaseId: 9, limit: 3 }),
    },
  });
  await user.click(screen.getByRole('button', { name: 'Buy for CN¥5.00' }));
  await user.click(await screen.findByRole('button', { name: 'Go to that payment' }));
  expect(navigator.entry()).toMatchObject({ path: 'pages/shop/success/success', params: { purchaseId: '9' } });
});
