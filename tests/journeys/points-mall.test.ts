import type { MallRefundDetail } from '@chifan/contract/mall/order-views';
import type { StaffProduct } from '@chifan/contract/mall/staff-views';
import { beforeAll, expect, it, onTestFailed } from 'vitest';
import { newProduct } from '../../apps/server/src/modules/mall/goods/goods-in-tests.ts';
import { grantPoints } from '../../apps/server/src/modules/wallet/index.ts';
import { newAddress, newMember, newStaff, type TestPerson } from '../../apps/server/src/testing/index.ts';
import { openPhone, picture } from './browser.ts';
import { openSmallStage } from './small-stage.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn, openScreen } from './stage.ts';

const stage = openSmallStage();
const points = 5_000;

let tea: StaffProduct;
let cup: StaffProduct;
beforeAll(async () => {
  const operator = await newStaff(stage.test, 'platform');
  tea = await newProduct(stage.test, operator, { isFeatured: true, stock: 40 });
  const name = { 'zh-CN': '青花茶杯', en: 'Blue and white cup' };
  cup = await newProduct(stage.test, operator, { name, description: {}, art: 'cup', points: 800, limit: 2, stock: 40 });
});

const balanceOf = async (member: TestPerson) => (await stage.server.call('points', {}, member)).data.points;

async function newGuest(): Promise<TestPerson> {
  const member = await newMember(stage.test, 0);
  await newAddress(stage.test, member);
  const gift = { key: `journey-${member.id}`, memberId: member.id, amount: points, at: new Date() };
  await stage.test.app.database.transact((tx) => grantPoints(tx, gift));
  return member;
}

async function openAs({ token }: TestPerson, language: 'en' | 'ar' | 'zh-CN') {
  const { context, page, faults } = await openPhone(stage.browser, language);
  await context.addInitScript((value) => localStorage.setItem('security.token', value), token);
  onTestFailed(() => picture(page, `mall-${language}-failed`));
  const say = spokenIn(language);
  const seen: string[] = [];
  const around = (english: string) =>
    new RegExp(
      say(english)
        .split(/<\d\/>/)
        .map(literally)
        .join('.*'),
    );
  return {
    page,
    say,
    button: (english: string) => page.getByRole('button', { name: say(english), exact: true }),
    buttonAround: (english: string) => page.getByRole('button', { name: around(english) }),
    go: (screen: string) => openScreen(page, `${stage.server.url}/web/#/pages/${screen}`),
    look: async (name: string) => {
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
      seen.push(...(await faultsOn(page, `mall-${language}-${name}`)));
    },
    close: async () => {
      expect([...seen, ...faults]).toEqual([]);
      await context.close();
    },
  };
}

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

const newest = async (member: TestPerson) => {
  const { data } = await stage.server.call('listMallOrders', {}, member);
  const [order] = data.records;
  if (!order) throw new Error('no order was placed');
  return order;
};

const ship = (orderId: number, trackingNumber: string) =>
  stage.server.call('shipMallOrder', { orderId, carrier: 'sf', trackingNumber }, stage.city.operator);

async function asked(member: TestPerson): Promise<MallRefundDetail> {
  const { id: orderId, lines } = await newest(member);
  await ship(orderId, 'SF1002003004');
  const items = lines.map(({ position, number }) => ({ position, number }));
  return (await stage.server.call('applyForMallRefund', { orderId, items, reason: 14 }, member)).data;
}

it.each(['en', 'ar'] as const)(
  'a member buys goods in the points mall, receives the parcel, and gets points refunded (language: %s)',
  async (language) => {
    const member = await newGuest();
    const { page, say, button, buttonAround, go, look, close } = await openAs(member, language);
    await go('internal/mall/index/index');
    await look('home');
    await page.getByRole('link', { name: 'Longjing tea tin' }).first().click();
    await button('Add to cart').click();
    await page.getByText(say('Added to your cart')).first().waitFor();
    await look('product');
    await go(`internal/mall/detail/detail?productId=${cup.id}`);
    await button('Add to cart').click();
    await page.getByText(say('Added to your cart')).first().waitFor();
    await go('internal/mall/menu/menu');
    await look('menu');
    await go('internal/mall/car/car');
    await look('cart');
    await page.getByRole('button', { name: say('Check out') }).click();
    await buttonAround('Redeem for <0/>').waitFor();
    await look('pay');
    await buttonAround('Redeem for <0/>').click();
    await page.getByText(say('We’re packing your parcel')).first().waitFor();
    await look('paid');
    const spent = tea.points + cup.points;
    expect(await balanceOf(member)).toBe(points - spent);

    const { id: orderId } = await newest(member);
    await ship(orderId, 'SF1234567890');
    await page.getByText(say('Your parcel is on its way')).first().waitFor();
    const step = { orderId, status: 'in_transit', placeZh: '上海浦东集散中心' } as const;
    await stage.server.call('addShipmentStep', step, stage.city.operator);
    await go(`internal/mall/order/logistics/logistics?orderId=${orderId}`);
    await page.getByText('上海浦东集散中心').waitFor();
    await look('parcel');
    await go(`internal/mall/order/detail/detail?orderId=${orderId}`);
    await button('I received my parcel').click();
    await button('Yes, I received it').click();
    await page.getByText(say('Your parcel has arrived')).first().waitFor();
    await look('received');

    await button('Request a refund').click();
    await button('Select all').click();
    await page.getByRole('radio').first().check();
    await look('refund');
    await button('Submit request').click();
    await page.getByText(say('Under review')).first().waitFor();
    const { data: refund } = await stage.server.call('mallRefundProgress', { orderId }, member);
    const part = { refundId: refund.id, decision: 'grant', points: 500, reason: 'slight_fault' } as const;
    await stage.server.call('decideMallRefund', part, stage.city.operator);
    await page.getByText(say('decision.slight_fault')).waitFor();
    await look('refunded');
    expect(await balanceOf(member)).toBe(points - spent + 500);

    await go('order/index/index?kind=mall');
    await page.getByText(say('Order again')).first().waitFor();
    await look('list');
    await close();
  },
);

it.each(['en', 'ar'] as const)(
  'a member whose mall payment fails goes back, pays the unpaid order from the checkout, and the cart is empty (language: %s)',
  async (language) => {
    const member = await newGuest();
    await stage.server.call('putInCart', { productId: tea.id, number: 2 }, member);
    const { page, say, buttonAround, go, look, close } = await openAs(member, language);
    const remark = page.getByLabel(say('Note for us (optional)'));
    await go('internal/mall/car/car');
    await page.getByRole('button', { name: say('Check out') }).click();
    await remark.fill('Ring twice');
    // The refusal has the HTTP status 200, because the browser would report an HTTP error status as a fault of the
    // page.
    const refusal = { code: 429, success: false, data: { reason: 'too_many_requests' } };
    const json = { ...refusal, message: say('too_many_requests') };
    await page.route('**/rest/mall/order/pay', (route) => route.fulfill({ json }));
    await buttonAround('Redeem for <0/>').click();
    await page.getByText(say('Waiting for your points')).first().waitFor();
    await page.unroute('**/rest/mall/order/pay');
    await page.goBack();
    await page.getByText(say('Your order is waiting for payment')).waitFor();
    expect(await remark.inputValue()).toBe('Ring twice');
    await look('unpaid-checkout');
    await go('internal/mall/car/car');
    await page.getByText(say('Your order is waiting for payment')).waitFor();
    await look('unpaid-cart');
    await page.goBack();
    await buttonAround('Pay <0/>').click();
    await page.getByText(say('Waiting for your points')).first().waitFor();
    await buttonAround('Pay <0/>').last().click();
    await page.getByText(say('We’re packing your parcel')).first().waitFor();
    await page.goBack();
    await page.getByText(say('This order is paid')).waitFor();
    await look('paid-checkout');
    const { data: cart } = await stage.server.call('listCart', {}, member);
    expect(cart.records).toEqual([]);
    const order = await newest(member);
    expect(order).toMatchObject({ state: 'pending' });
    // Cancel the order. In another test an operator ships the oldest open order, which must not be this one.
    await stage.server.call('cancelMallOrder', { orderId: order.id, reason: 8 }, member);
    await close();
  },
);

it('a member pays a mall order and cancels it to get the points back', async () => {
  const member = await newGuest();
  const { data: addresses } = await stage.server.call('listAddresses', {}, member);
  const items = [{ productId: tea.id, number: 2, points: tea.points }];
  const addressId = addresses.records[0]?.id ?? 0;
  const { data: placed } = await stage.server.call('placeMallOrder', { items, addressId }, member);
  const { page, button, buttonAround, go, look, close } = await openAs(member, 'en');
  await go(`internal/mall/order/detail/detail?orderId=${placed.orderId}`);
  await look('unpaid');
  await buttonAround('Pay <0/>').click();
  await page.getByText('We’re packing your parcel').first().waitFor();
  expect(await balanceOf(member)).toBe(points - 2 * tea.points);
  await button('Cancel order').click();
  await page.getByRole('dialog').getByRole('radio').first().check();
  await look('cancel');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order', exact: true }).click();
  await page.getByText('This order was cancelled').first().waitFor();
  await look('cancelled');
  expect(await balanceOf(member)).toBe(points);
  await close();
});

it('"order again" in the points mall adds each product once when the last response was lost', async () => {
  const member = await newGuest();
  const { data: addresses } = await stage.server.call('listAddresses', {}, member);
  const items = [tea, cup].map(({ id: productId, points: each }) => ({ productId, number: 1, points: each }));
  const request = { items, addressId: addresses.records[0]?.id ?? 0 };
  const { data: placed } = await stage.server.call('placeMallOrder', request, member);
  await stage.server.call('cancelMallOrder', { orderId: placed.orderId, reason: 8 }, member);
  const { page, button, go } = await openAs(member, 'en');
  let answers = 0;
  await page.route('**/rest/member/pointsMall/shoppingCart/add', async (route) => {
    const response = await route.fetch();
    answers += 1;
    if (answers === items.length) await route.abort('connectionreset');
    else await route.fulfill({ response });
  });
  await go(`internal/mall/order/detail/detail?orderId=${placed.orderId}`);
  await button('Order again').click();
  await expect.poll(() => answers).toBe(items.length);
  await button('Order again').click();
  await page.getByText('Added to cart').waitFor();
  const { data: cart } = await stage.server.call('listCart', {}, member);
  expect(cart.records.map(({ number }) => number)).toEqual([1, 1]);
  await page.context().close();
});

it('an operator sends a parcel of the points mall, updates its location, and refunds points', async () => {
  const guests = [await newGuest(), await newGuest()] as const;
  for (const member of guests) {
    const { data: addresses } = await stage.server.call('listAddresses', {}, member);
    const request = {
      items: [{ productId: tea.id, number: 1, points: tea.points }],
      addressId: addresses.records[0]?.id ?? 0,
    };
    const { data } = await stage.server.call('placeMallOrder', request, member);
    await stage.server.call('payMallOrder', { orderId: data.orderId }, member);
  }
  const [sent, returned] = guests;
  await asked(returned);
  const { context, page, faults } = await openPhone(stage.browser, 'zh-CN');
  await context.addInitScript(
    (value) => localStorage.setItem('security.consoleToken', value),
    stage.city.operator.token,
  );
  onTestFailed(() => picture(page, 'mall-console-failed'));
  const seen: string[] = [];
  const look = async (name: string) => seen.push(...(await faultsOn(page, `mall-console-${name}`)));
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const open = (path: string) => openScreen(page, `${stage.server.url}/console/#${path}`);

  await open('/mall-products');
  await page.getByText('青花茶杯').waitFor();
  await look('goods');
  await open('/mall-orders');
  await look('to-ship');
  await press('发货');
  await page.getByLabel('快递公司').selectOption({ label: '顺丰速运' });
  await page.getByRole('textbox', { name: '快递单号', exact: true }).fill('SF 9876 5432 10');
  await look('ship');
  await press('确认发货');
  await page.getByText('已登记发货，客人可以查看物流').waitFor();
  const { data } = await stage.server.call('mallOrderDetail', { orderId: (await newest(sent)).id }, sent);
  expect(data.shipment).toMatchObject({ carrier: 'sf', trackingNumber: 'SF9876543210' });

  await open('/mall-refunds');
  await look('refunds');
  await press('处理');
  await page.getByLabel('同意退款', { exact: true }).check();
  await look('decide');
  await press('确认退积分');
  await page.getByText('已退回积分').waitFor();
  expect(await balanceOf(returned)).toBe(points);
  expect([...seen, ...faults]).toEqual([]);
  await context.close();
});
