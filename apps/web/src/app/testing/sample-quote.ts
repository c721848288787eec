import type { OutputOf } from '../../platform/api.ts';

type Quote = OutputOf<'/rest/order/quote'>;
type Receipt = Quote['receipt'];
type QuotedCoupon = Quote['coupons'][number];

export const sampleQuote = (changed: Partial<Quote> = {}, receipt: Partial<Receipt> = {}): Quote => ({
  token: 'signed',
  expiresAt: new Date(Date.now() + 300_000).toISOString(),
  receipt: {
    goods: 2_800,
    fullReduction: 0,
    shopCoupon: 0,
    packageFee: 0,
    deliveryFee: 0,
    deliveryCoupon: 0,
    balance: 0,
    payable: 2_800,
    ...receipt,
  },
  lines: [],
  shortfall: 0,
  distanceMetres: null,
  estimatedAt: new Date(Date.now() + 600_000).toISOString(),
  availableBalance: 0,
  paymentMethods: ['stripe', 'balance'],
  coupons: [],
  shopCouponId: null,
  deliveryCouponId: null,
  times: [],
  minutesFromTime: 33,
  obstacles: [],
  ...changed,
});

export const sampleQuotedCoupon = (changed: Partial<QuotedCoupon> = {}): QuotedCoupon => ({
  id: 31,
  campaignId: 5,
  group: 'shop',
  name: { text: 'Welcome', language: 'en' },
  threshold: 0,
  reduction: 500,
  rebatePercent: null,
  maxRebate: null,
  shop: null,
  types: ['delivery', 'pickup', 'pack'],
  state: 'valid',
  isHeld: false,
  validFrom: '2026-11-21T04:00:00.000Z',
  validUntil: '2036-12-01T04:00:00.000Z',
  usedAt: null,
  usedOrderId: null,
  refundableUntil: null,
  purchaseId: null,
  worth: 500,
  fits: true,
  ...changed,
});
