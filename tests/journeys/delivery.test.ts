import type { OrderWish } from '@chifan/contract/ordering';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import {
  noodlesDelivered,
  openSmallCity,
  openTestApp,
  type SmallCity,
  type TestApp,
} from '../../apps/server/src/testing/index.ts';
import { openBrowser, openPhone, picture } from './browser.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';
import { spokenIn } from './spoken.ts';

let test: TestApp;
let city: SmallCity;
let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  test = await openTestApp();
  // The server process lives by the real clock: the shop must be open whenever the tests run.
  test.clock.set(new Date());
  city = await openSmallCity(test, '24/7');
  server = await serverProcess({ DATABASE_URL: test.databaseUrl, SANDBOX: '1', DEMO: '0' });
  await server.start();
  browser = await openBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.kill();
  await test?.close();
});

async function placeDelivery(): Promise<number> {
  const wish = { ...noodlesDelivered(city), useBalance: true } as OrderWish;
  const asMember = { token: city.member.token };
  const quoted = await server.call('quoteOrder', wish, asMember);
  const contact = { contactName: 'Guest', contactPhone: '13912345678', paymentPassword: '246810' };
  const placed = await server.call('placeOrder', { wish, quoteToken: quoted.data.token, ...contact }, asMember);
  return placed.data.orderId;
}

/** Somebody who is signed in already. */
async function openAs(slot: string, token: string, language: string, address: string): Promise<Page> {
  const { context, page } = await openPhone(browser, language);
  await context.addInitScript(([key = '', value = '']) => localStorage.setItem(key, value), [slot, token]);
  await page.goto(`${server.url}${address}`);
  return page;
}

it('a courier takes, collects and hands over, and the guest watches it come and tells the code', async () => {
  const say = spokenIn('ja');
  const orderId = await placeDelivery();
  const { token } = city.member;
  const guest = await openAs('security.token', token, 'ja', `/web/#/pages/order/detail/detail?orderId=${orderId}`);
  await guest.getByText(say('The restaurant is looking at your order')).first().waitFor();

  await server.call('acceptOrder', { orderId }, { token: city.merchant.token });
  await guest.getByText(say('The kitchen is at work')).first().waitFor();
  const courier = await openAs('security.consoleToken', city.courier.token, 'zh-CN', '/console/');
  onTestFailed(() => picture(courier, 'courier-failed'));
  onTestFailed(() => picture(guest, 'delivery-failed'));
  await courier.getByRole('button', { name: '接这一单' }).click();
  await server.call('markReady', { orderId }, { token: city.merchant.token });
  await courier.getByRole('link', { name: /我的配送/ }).click();
  await courier.getByRole('button', { name: '我已取餐' }).click();

  await guest.getByText(say('Your food is on its way')).first().waitFor();
  await guest.getByText('小王').first().waitFor();
  const code = await guest
    .getByText(/^\d{4}$/)
    .first()
    .textContent();
  await picture(guest, 'delivery-on-its-way');
  await courier.getByRole('button', { name: '送达，核对收货码' }).click();
  await courier.getByRole('textbox', { name: '收货码' }).fill(code ?? '');
  await picture(courier, 'courier-hand-over');
  await courier.getByRole('button', { name: '确认送达' }).click();

  await guest.getByText(say('Your food has arrived')).first().waitFor();
  await guest.getByRole('button', { name: say('I have my food') }).click();
  await guest.getByRole('button', { name: say('Yes, I have it') }).click();
  await guest.getByText(say('Enjoy your meal')).first().waitFor();
  const order = await server.call('orderDetail', { orderId }, { token });
  expect(order.data.timeline.map((row) => row.event)).toEqual([
    'place',
    'pay',
    'accept',
    'ready',
    'collect',
    'hand_over',
    'confirm',
  ]);
}, 120_000);
