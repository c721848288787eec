import type { OutputOf } from '../../platform/api.ts';
import { type OrderDetail, sampleOrder } from './sample-order.ts';

const text = (words: string) => ({ text: words, language: 'en' as const });

type SetMeal = NonNullable<OrderDetail['setMeal']>;

/** A paid set meal whose restaurant is not chosen yet. */
export const sampleSetMealOrder = (changed: Partial<OrderDetail> = {}, setMeal: Partial<SetMeal> = {}): OrderDetail =>
  sampleOrder({
    state: 'pending',
    shopId: null,
    shopName: text('Golden Wok'),
    shopNameZh: '金锅',
    shopAddress: text(''),
    shopAddressZh: '',
    shopLatitude: null,
    shopLongitude: null,
    firstDish: text('Duck for two'),
    payable: 9_800,
    setMealId: 3,
    allowedEvents: ['cancel', 'choose_restaurant', 'apply_for_refund'],
    refundableNow: 9_800,
    returnsNow: [{ amount: 9_800, to: 'stripe' }],
    lines: [
      {
        dishId: null,
        name: text('Duck for two'),
        nameZh: '双人烤鸭套餐',
        pinyin: 'shuāngrén kǎoyā tàocān',
        plate: 'duck',
        chosen: [text('Roast duck ×1'), text('Tea ×2: hot')],
        chosenZh: ['烤鸭×1', '茶×2：热'],
        unitPrice: 9_800,
        quantity: 1,
        amount: 9_800,
        refunded: 0,
      },
    ],
    ...changed,
    setMeal: {
      id: 3,
      brandId: 5,
      brandName: text('Golden Wok'),
      brandNameZh: '金锅',
      validUntil: '2027-01-21T15:59:59.000Z',
      chosenAt: null,
      isBranchLost: false,
      vouchers: [{ number: 'V2611220001', code: null }],
      ...setMeal,
    },
  });

type Quote = OutputOf<'/rest/shop/setMeal/quote'>;

export const sampleSetMealQuote = (changed: Partial<Quote> = {}, receipt: Partial<Quote['receipt']> = {}): Quote => ({
  token: 'signed',
  expiresAt: new Date(Date.now() + 300_000).toISOString(),
  receipt: {
    goods: 3_800,
    fullReduction: 0,
    shopCoupon: 0,
    packageFee: 0,
    deliveryFee: 0,
    deliveryCoupon: 0,
    balance: 0,
    payable: 3_800,
    ...receipt,
  },
  unitPrice: 3_800,
  availableBalance: 0,
  paymentMethods: ['stripe', 'balance'],
  coupons: [],
  couponId: null,
  validUntil: '2027-01-21T15:59:59.000Z',
  obstacles: [],
  ...changed,
});
