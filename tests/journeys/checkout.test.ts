import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it, onTestFailed } from 'vitest';
import { reindexShops } from '../../apps/server/src/modules/catalogue/index.ts';
import { openPhone, picture } from './browser.ts';
import { cardForm, fillCardForm } from './guest.ts';
import { openSmallStage } from './small-stage.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn, openScreen } from './stage.ts';
import { walkedLanguages } from './walked-languages.ts';

const stage = openSmallStage();

beforeEach(async () => {
  const { data } = await stage.server.call('listOrders', { state: 'unpaid' }, stage.city.member);
  for (const { id } of data.records)
    await stage.server.call('cancelOrder', { orderId: id, reason: 8 }, stage.city.member);
});

/** Opens the checkout after storing a cart with noodles on the device, in the format of the menu screen. */
async function openCheckout(language: string, params = ''): Promise<Page> {
  const { city, server } = stage;
  const { context, page } = await openPhone(stage.browser, language);
  const line = {
    dishId: city.noodlesId,
    quantity: 2,
    unitPrice: 4_400,
    options: { size: ['large'] },
    plate: 'noodles',
  };
  const shop = { shopName: { text: 'Noodle House', language: 'en' }, shopNameZh: '面馆', lines: [line] };
  const token = city.member.token;
  const carts = JSON.stringify({ state: { carts: { [city.shopId]: shop } }, version: 1 });
  await context.addInitScript(
    ([signedIn = '', stored = '']) => {
      localStorage.setItem('security.token', signedIn);
      if (localStorage.getItem('security.cart') === null) localStorage.setItem('security.cart', stored);
    },
    [token, carts],
  );
  onTestFailed(() => picture(page, `checkout-failed-${language}`));
  await openScreen(page, `${server.url}/web/#/pages/menu/pay/pay?shopId=${city.shopId}${params}`);
  return page;
}

const placeButton = (page: Page, language: 'en' | 'ar') =>
  page.getByRole('button', { name: new RegExp(spokenIn(language)('Pay <0/>').replace('<0/>', '.+')) });

/**
 * Types a delivery address with a Japanese phone number and a landmark. The landmark is the restaurant itself, so the
 * search finds it.
 */
async function typeAddress(page: Page, language: 'en' | 'ar'): Promise<void> {
  const say = spokenIn(language);
  const button = (english: string) => page.getByRole('button', { name: say(english), exact: true });
  await openScreen(page, `${stage.server.url}/web/#/pages/address/insert/insert`);
  await page.getByLabel(say('Floor and door number')).fill(`8F-${language}`);
  await button('Street, hotel, building or landmark').click();
  await page.getByLabel(say('Street, hotel, building or landmark')).fill('面馆');
  await page.getByRole('listitem').filter({ hasText: '面馆' }).getByRole('button').first().click();
  await page.getByLabel(say('Contact’s name')).fill('Aiko');
  await page.getByLabel(say('Another way to reach you')).fill('+81 90 1234 5678');
  await page.getByText(say('Use as my default address')).click();
  await button('Save address').click();
  await page.getByText(say('Address saved')).waitFor();
}

/** Sends the gateway's payment notice and then accepts the order as the merchant. */
async function payAndAccept(orderId: number): Promise<void> {
  const { city, server } = stage;
  const paid = await server.call(
    'startPayment',
    { orderId, method: 'balance', paymentPassword: '246810' },
    city.member,
  );
  expect(paid.success).toBe(true);
  const accepted = await server.call('acceptOrder', { orderId }, city.merchant);
  expect(accepted.success).toBe(true);
}

/** Opens the order as a courier. @returns faults of the courier's screen */
async function readAsCourier(name: string): Promise<string[]> {
  const { context, page } = await openPhone(stage.browser, 'zh-CN');
  onTestFailed(() => picture(page, `${name}-failed`));
  await context.addInitScript(
    (token) => localStorage.setItem('security.consoleToken', token),
    stage.city.courier.token,
  );
  await page.goto(`${stage.server.url}/console/`);
  await page.getByRole('button', { name: '接这一单' }).click();
  await page.getByRole('link', { name: /我的配送/ }).click();
  await page.getByText('请联系酒店前台转告客人').first().waitFor();
  await page.getByText('需要协助沟通').first().waitFor();
  const number = page.getByRole('link', { name: /\+819012345678/ }).first();
  expect(await number.getAttribute('href')).toBe('tel:+819012345678');
  const faults = await faultsOn(page, name);
  await context.close();
  return faults;
}

const ordersOf = async () => (await stage.server.call('listOrders', { pageNo: -1 }, stage.city.member)).data.records;

it.each(walkedLanguages)(
  'a guest with only a foreign phone number orders a delivery, and the courier sees which contact to call (language: %s)',
  async (language) => {
    const { city, server } = stage;
    const say = spokenIn(language);
    await stage.test.app.database.transact((tx) => reindexShops(tx, [city.shopId]));
    const page = await openCheckout(language, '&way=delivery');
    await typeAddress(page, language);
    await openScreen(page, `${server.url}/web/#/pages/menu/pay/pay?shopId=${city.shopId}&way=delivery`);
    await page.getByText(say('My hotel’s front desk')).click();
    await page.getByText(say('I can’t take calls in Chinese')).click();
    await page.getByRole('radio', { name: say('Alipay') }).check({ force: true });
    const faults = await faultsOn(page, `checkout-foreign-${language}`);
    await placeButton(page, language).click();
    await page.waitForURL(/\/sandbox\/alipay\/cashier\//);
    const [placed] = await ordersOf();
    const { data } = await server.call('orderDetail', { orderId: placed?.id ?? 0 }, city.member);
    expect(data).toMatchObject({ callBack: 'hotel_desk', secondContact: '+819012345678', contactPhone: '' });
    await openScreen(page, `${server.url}/web/#/pages/order/detail/detail?orderId=${data.id}`);
    await page.getByText(say('The courier calls your hotel’s front desk')).waitFor();
    faults.push(...(await faultsOn(page, `order-foreign-${language}`)));
    await page.context().close();
    await payAndAccept(data.id);
    faults.push(...(await readAsCourier(`courier-foreign-${language}`)));
    expect(faults).toEqual([]);
  },
);

it('a member saves a card in advance, pays an order with it, and removes it', async () => {
  const { server } = stage;
  const page = await openCheckout('en');
  const goTo = (screen: string) => openScreen(page, `${server.url}/web/#/${screen}`);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const cardsScreen = 'pages/mine/cards/cards';
  const faults: string[] = [];

  await goTo(cardsScreen);
  await page.getByText('No saved cards').waitFor();
  await button('Add card').click();
  await fillCardForm(page);
  faults.push(...(await faultsOn(page, 'cards-add')));
  await button('Save card').click();
  await page.getByText('Card saved').first().waitFor();
  await page.getByText('Visa •••• 4242').waitFor();
  faults.push(...(await faultsOn(page, 'cards-listed')));

  await goTo(`pages/menu/pay/pay?shopId=${stage.city.shopId}`);
  await page.getByLabel('Table number').fill('A12');
  await page.getByRole('radio', { name: 'Bank card' }).check({ force: true });
  // The saved card is preselected, so the guest types no card number.
  expect(await cardForm(page).getByRole('radio', { name: '•••• 4242' }).isChecked()).toBe(true);
  await button(/^Pay /).last().click();
  await page.getByText('Payment received').first().waitFor();
  const [paid] = await ordersOf();
  expect(paid).toMatchObject({ state: 'pending' });

  await goTo(cardsScreen);
  await button('Remove Visa •••• 4242').click();
  await page.getByText('Card removed').first().waitFor();
  await page.getByText('No saved cards').waitFor();
  const { data: left } = await server.call('savedCards', {}, stage.city.member);
  expect([left, faults]).toEqual([[], []]);
  await page.context().close();
});

it('the checkout places no order while the network is down, and one order on a tap afterwards', async () => {
  const before = (await ordersOf()).length;
  const page = await openCheckout('en');
  await page.getByLabel('Table number').fill('A12');
  await page.getByRole('radio', { name: 'Alipay' }).check({ force: true });
  await placeButton(page, 'en').waitFor();
  await page.context().setOffline(true);
  await placeButton(page, 'en').click();
  await page.getByText('Network error').first().waitFor();
  expect(await ordersOf()).toHaveLength(before);
  await page.context().setOffline(false);
  await placeButton(page, 'en').click();
  await page.waitForURL(/\/sandbox\/alipay\/cashier\//);
  expect(await ordersOf()).toHaveLength(before + 1);
  await page.context().close();
});

describe('the checkout loses the answer to a placed order', () => {
  /** The server places the order, but its answer does not reach the phone. */
  const loseAnswer = (page: Page) =>
    page.route(
      '**/rest/order/place',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );

  async function lose(): Promise<Page> {
    const page = await openCheckout('en');
    await page.getByLabel('Table number').fill('A12');
    await page.getByRole('radio', { name: 'Alipay' }).check({ force: true });
    await loseAnswer(page);
    await placeButton(page, 'en').click();
    await page.getByText('Network error').first().waitFor();
    return page;
  }

  it('the checkout finds and pays the same order on the next tap when the first response was lost', async () => {
    const before = (await ordersOf()).length;
    const page = await lose();
    await placeButton(page, 'en').click();
    await page.waitForURL(/\/sandbox\/alipay\/cashier\//);
    const orders = await ordersOf();
    expect(orders).toHaveLength(before + 1);
    expect(orders[0]).toMatchObject({ state: 'unpaid', allowedEvents: expect.arrayContaining(['cancel']) });
    await page.context().close();
  });

  it('the checkout opens the placed order after a reload when its response was lost, and places no second order', async () => {
    const before = (await ordersOf()).length;
    const page = await lose();
    await page.reload();
    await page.getByLabel('Table number').waitFor();
    await placeButton(page, 'en').click();
    await page.waitForURL(/pages\/order\/index\/index/);
    expect(await ordersOf()).toHaveLength(before + 1);
    await page.context().close();
  });
});
