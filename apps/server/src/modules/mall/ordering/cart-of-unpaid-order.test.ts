import type { StaffProduct } from '@chifan/contract/mall/staff-views';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fortyTimes, type MallGuest, type MallStage, openMallStage } from '../mall-in-tests.ts';

let stage: MallStage;
let guest: MallGuest;
let tea: StaffProduct;
let cup: StaffProduct;
beforeAll(async () => {
  stage = await openMallStage();
});
afterAll(() => stage.close());
beforeEach(async () => {
  guest = await stage.guest();
  [tea, cup] = [await stage.product({ stock: 3 }), await stage.product()];
  await put(tea, 3);
  await put(cup, 1);
});

const put = ({ id: productId }: StaffProduct, number: number) =>
  stage.test.call('putInCart', { productId, number }, guest.as);

/** Returns for tea and for the cup the units in the cart and the maximum units that the guest can order. */
async function inCart() {
  const { records } = (await stage.test.call('listCart', { pageNo: -1 }, guest.as)).data;
  return [tea, cup].map(({ id }) => {
    const item = records.find(({ productId }) => productId === id);
    return item && [item.number, item.most];
  });
}

async function placed(): Promise<number> {
  const { data } = await guest.place([
    [tea, 3],
    [cup, 1],
  ]);
  return data.orderId;
}

describe('the cart while a mall order is unpaid (rule mall-11)', () => {
  it('placing a mall order changes neither the cart nor the units that the member can order', async () => {
    await placed();
    expect(await stage.stock(tea)).toMatchObject({ stock: 0 });
    expect(await inCart()).toEqual([
      [3, 3],
      [1, 10],
    ]);
    const preview = { items: [{ productId: tea.id, number: 3 }] };
    expect((await stage.test.call('previewMallOrder', preview, guest.as)).data.lines).toMatchObject([{ most: 3 }]);
  });

  it('the units of an unpaid mall order are not available to other members', async () => {
    await placed();
    const stranger = await stage.guest();
    expect((await stage.test.call('putInCart', { productId: tea.id, number: 1 }, stranger.as)).data).toMatchObject({
      reason: 'product_sold_out',
    });
  });

  it('paying a mall order removes the ordered units from the cart, but not the units added since', async () => {
    const orderId = await placed();
    await put(cup, 2);
    expect((await guest.pay(orderId)).success).toBe(true);
    expect(await inCart()).toEqual([undefined, [2, 9]]);
  });

  it('a mall order can be paid after the guest has removed its product from the cart', async () => {
    const orderId = await placed();
    const { records } = (await stage.test.call('listCart', { pageNo: -1 }, guest.as)).data;
    const ids = records.filter(({ productId }) => productId === tea.id).map(({ id }) => id);
    await stage.test.call('removeFromCart', { ids }, guest.as);
    expect((await guest.pay(orderId)).success).toBe(true);
    expect(await inCart()).toEqual([undefined, undefined]);
  });

  it.each([
    ['cancelled', (orderId: number) => guest.cancel(orderId)],
    [
      'expired',
      () => {
        stage.test.clock.advance(5 * 60_000);
        return stage.test.drain();
      },
    ],
  ])(
    'a mall order that is %s leaves the cart unchanged, and the member can order the products in the cart again',
    async (_, end) => {
      const orderId = await placed();
      await end(orderId);
      expect((await guest.show(orderId)).state).toBe('cancelled');
      expect(await inCart()).toEqual([
        [3, 3],
        [1, 10],
      ]);
      expect((await guest.pay(await placed())).success).toBe(true);
      expect(await inCart()).toEqual([undefined, undefined]);
    },
  );

  it('a failed payment of a mall order leaves the cart unchanged', async () => {
    const orderId = await placed();
    stage.test.clock.advance(5 * 60_000);
    expect((await guest.pay(orderId)).data).toMatchObject({ reason: 'payment_not_open' });
    expect(await inCart()).toMatchObject([
      [3, 3],
      [1, 10],
    ]);
  });

  it('forty concurrent payments of a mall order remove the ordered units from the cart once', async () => {
    const orderId = await placed();
    await fortyTimes<unknown>((index) => (index % 8 === 0 ? put(cup, 1) : guest.pay(orderId)));
    expect(await inCart()).toEqual([undefined, [5, 9]]);
  });
});
