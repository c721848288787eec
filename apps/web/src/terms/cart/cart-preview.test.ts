import { fen } from '@chifan/domain';
import { describe, expect, it } from 'vitest';
import { previewCart } from './cart-preview.ts';
import type { CartLine } from './lines.ts';

const tea: CartLine = {
  dishId: 1,
  quantity: 2,
  options: {},
  unitPrice: fen(1_400),
  name: { text: 'Tea', language: 'en' },
  nameZh: '茶',
  pinyin: 'chá',
  plate: 'tea',
  image: null,
  chosen: [],
};
const shop = {
  packageFee: 200,
  deliveryFee: 500,
  minimumDelivery: 3_000,
  fullReductions: [
    { threshold: 2_000, reduction: 300 },
    { threshold: 5_000, reduction: 1_000 },
  ],
};

describe('cart preview', () => {
  it('the cart preview of a delivery includes the discount for a minimum order, the packaging fee and the delivery fee', () => {
    expect(previewCart([tea], shop, 'delivery')).toMatchObject({
      goods: 2_800,
      fullReduction: 300,
      packageFee: 200,
      deliveryFee: 500,
      payable: 3_200,
    });
  });

  it('the cart preview shows the amounts missing to the minimum delivery and to the next discount', () => {
    expect(previewCart([tea], shop, 'delivery')).toMatchObject({
      shortfall: 200,
      next: { missing: 2_200, reduction: 1_000 },
    });
  });

  it('the cart preview of a meal in the restaurant has no fees and no minimum', () => {
    expect(previewCart([tea], shop, 'eat_here')).toMatchObject({
      packageFee: 0,
      deliveryFee: 0,
      shortfall: 0,
      payable: 2_500,
    });
  });

  it('the cart preview of a pickup includes the packaging fee and no delivery fee', () => {
    expect(previewCart([tea], shop, 'collect')).toMatchObject({ packageFee: 200, deliveryFee: 0, shortfall: 0 });
  });

  it('the cart preview of an empty cart has a total of zero', () => {
    expect(previewCart([], shop, 'delivery')).toMatchObject({ payable: 0, shortfall: 3_000 });
  });
});
