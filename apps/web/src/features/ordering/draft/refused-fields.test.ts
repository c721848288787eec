import { i18n } from '@lingui/core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Quote } from '../../../data/ordering.ts';
import { fieldOf, obstaclesAtFields } from './refused-fields.ts';

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const quote = (obstacles: string[], shortfall = 0): Quote => ({
  token: '',
  expiresAt: '2026-11-21T04:05:00.000Z',
  receipt: {
    goods: 1_800,
    fullReduction: 0,
    shopCoupon: 0,
    packageFee: 0,
    deliveryFee: 0,
    deliveryCoupon: 0,
    balance: 0,
    payable: 1_800,
  },
  lines: [],
  shortfall,
  distanceMetres: null,
  estimatedAt: '2026-11-21T04:05:00.000Z',
  availableBalance: 0,
  paymentMethods: [],
  coupons: [],
  shopCouponId: null,
  deliveryCouponId: null,
  times: [],
  minutesFromTime: 33,
  obstacles,
});

describe('refusals at the parts of the checkout', () => {
  it.each([
    ['shop_resting', 'dishes'],
    ['out_of_range', 'address'],
    ['sold_out', 'dishes'],
    ['helper_missing', 'helper'],
    ['phone_invalid', 'contactPhone'],
    ['coupon_used', 'coupons'],
    ['insufficient_balance', 'balance'],
    ['internal_error', undefined],
  ] as const)('the checkout shows the server’s error %s at the field %s', (reason, field) =>
    expect(fieldOf(reason)).toBe(field),
  );

  it('the error for the minimum delivery amount shows how much is missing', () => {
    expect(obstaclesAtFields(quote(['below_minimum'], 1_200), false, 'en')).toEqual({
      dishes: 'Add CN¥12.00 more to reach the delivery minimum.',
    });
  });

  it('if several problems of an order concern the same field, the checkout shows the most severe one', () => {
    const { dishes } = obstaclesAtFields(quote(['sold_out', 'below_minimum'], 1_200), false, 'en');
    expect(dishes).toContain('sold out');
  });

  it('a missing address is not shown as an error before the guest first presses the order button', () => {
    expect(obstaclesAtFields(quote(['address_missing']), false, 'en')).toEqual({});
    expect(obstaclesAtFields(quote(['address_missing']), true, 'en')).toHaveProperty('address');
  });
});
