import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { reindexShops } from '../../apps/server/src/modules/catalogue/index.ts';
import { newAddress } from '../../apps/server/src/testing/index.ts';
import { openPhone, picture } from './browser.ts';
import { cardForm } from './guest.ts';
import { openSmallStage } from './small-stage.ts';
import { openScreen } from './stage.ts';

const stage = openSmallStage();

/** Maximum number of Tab presses, which is more than the tab stops of any screen. */
const maxTabs = 150;

/** The focused element, or `body` if the focus was lost. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (at === null || at === document.body) return 'body';
    const label = at.getAttribute('aria-label') ?? (at instanceof HTMLInputElement ? at.labels?.[0]?.innerText : null);
    return `${at.tagName.toLowerCase()} ${label ?? (at as HTMLElement).innerText}`.replaceAll(/\s+/g, ' ').trim();
  });

/** Acts as a guest who uses only a keyboard, and records where the focus was lost. */
function keyboardOf(page: Page) {
  const lost: string[] = [];
  const press = async (key: string, where: string) => {
    await page.keyboard.press(key);
    if ((await focused(page)) === 'body') lost.push(`${key} at ${where}`);
  };
  /** Presses Tab until an element with the given name has the focus. */
  const reach = async (name: RegExp) => {
    const passed: string[] = [];
    for (let tabs = 0; tabs < maxTabs; tabs += 1) {
      const at = await focused(page);
      if (name.test(at)) return;
      passed.push(at);
      await page.keyboard.press('Tab');
    }
    throw new Error(`${name} is not reached by Tab: ${passed.slice(-30).join(' → ')}`);
  };
  return { lost, press, reach };
}

/** Waits until an element of the opened screen or dialog has the focus. */
const rests = (page: Page) =>
  page.waitForFunction(() => document.activeElement !== null && document.activeElement !== document.body);

async function openApp(screen: string) {
  const { city, server } = stage;
  const { context, page, faults } = await openPhone(stage.browser, 'en');
  await context.addInitScript((token) => localStorage.setItem('security.token', token), city.member.token);
  onTestFailed(() => picture(page, 'keyboard-failed'));
  const keyboard = keyboardOf(page);
  const opens = async (what: string) => {
    await rests(page).catch(() => keyboard.lost.push(`once ${what} has opened`));
  };
  await openScreen(page, `${server.url}/web/${screen}`);
  await page.keyboard.press('Tab');
  return { page, faults, ...keyboard, opens };
}

const openMenu = () => openApp(`#/pages/menu/index/index?shopId=${stage.city.shopId}`);

type Guest = Awaited<ReturnType<typeof openApp>>;

/** Searches for the restaurant on the home screen and opens its menu. */
async function findShop({ page, reach, press, opens }: Guest): Promise<void> {
  const found = 'Noodle House';
  await reach(/^a Search for dishes and restaurants/);
  await press('Enter', 'the way to the search');
  const field = page.getByRole('combobox', { name: 'Search for dishes and restaurants' });
  await field.waitFor();
  await opens('the search');
  await reach(/^input Search for dishes and restaurants/);
  await page.keyboard.type(found);
  await page.getByRole('option').first().waitFor();
  await press('Enter', 'the field of the search');
  await page.getByRole('heading', { name: found }).first().waitFor();
  await opens('what was found');
  await reach(/^a Noodle House 面馆/);
  await press('Enter', 'the restaurant that was found');
  await page.getByRole('article').first().waitFor();
  await opens('the menu');
}

/** Pays in the gateway's iframe. Tab has to pass through all its fields. */
async function payByCard({ page, lost, press, reach, opens }: Guest): Promise<void> {
  await reach(/^input Bank card/);
  for (const [field, typed] of [
    ['number', '4242424242424242'],
    ['expiry', '1234'],
    ['cvc', '123'],
  ] as const) {
    await reachInFrame(page, field);
    await page.keyboard.type(typed);
  }
  await press('Tab', 'the last field of the card');
  await reach(/^button Pay /);
  await press('Enter', 'the button that pays');
  await page.getByText('Payment received').first().waitFor();
  await opens('the receipt');
  if ((await focused(page)) === 'body') lost.push('after the payment');
  await reach(/^button Show my order/);
  await press('Enter', 'the button that shows the order');
  await page.getByRole('button', { name: /^Cancel/ }).waitFor();
  await opens('the order');
}

async function reachInFrame(page: Page, id: string): Promise<void> {
  const inFrame = cardForm(page).locator('body');
  for (let tabs = 0; tabs < maxTabs; tabs += 1) {
    const at = await inFrame.evaluate((body) =>
      body.ownerDocument.hasFocus() ? body.ownerDocument.activeElement?.id : '',
    );
    if (at === id) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`#${id} of the card's form is not reached by Tab`);
}

/** Cancels a paid order with a reason before the restaurant accepts it. */
async function cancelPaid({ page, press, reach, opens }: Guest): Promise<void> {
  await reach(/^button Cancel/);
  await press('Enter', 'the button that cancels');
  await page.getByRole('dialog').waitFor();
  await opens('the dialog that asks why');
  await reach(/^input/);
  await press('Space', 'the first reason');
  await reach(/^button Cancel/);
  await press('Enter', 'the button that cancels for good');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await opens('the order that is cancelled');
}

/** Puts a dish with choices into the cart and opens the checkout. */
async function checkOut({ page, reach, press, opens }: Guest): Promise<void> {
  await reach(/^button One more: .*oodle/i);
  await press('Enter', 'the plus of a dish');
  await page.getByRole('dialog').waitFor();
  await opens('the dialog of its choices');
  await reach(/^input/);
  await press('Space', 'a choice');
  await reach(/^button Add/);
  await press('Enter', 'the button that adds');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await opens('the menu again');
  await reach(/^button Check out/);
  await press('Enter', 'Check out');
  await page.getByRole('radio', { name: 'Dine in' }).waitFor();
  await opens('the checkout');
}

async function payByAlipay({ page, reach, press }: Guest): Promise<number> {
  // All payment methods are one tab stop. Arrow keys choose among them.
  await reach(/^input Bank card/);
  await press('ArrowDown', 'the payment methods');
  expect(await focused(page)).toMatch(/^input Alipay/);
  await reach(/^button Pay/);
  await press('Enter', 'Pay');
  await page.waitForURL(/\/sandbox\/alipay\/cashier\//);
  const { data } = await stage.server.call('listOrders', { state: 'unpaid' }, stage.city.member);
  return data.records[0]?.id ?? 0;
}

const cancel = (orderId: number) => stage.server.call('cancelOrder', { orderId, reason: 8 }, stage.city.member);

it('a guest orders by keyboard alone from the home screen to the end without losing the focus', async () => {
  const { test, city, server } = stage;
  await test.app.database.transact((tx) => reindexShops(tx, [city.shopId]));
  const guest = await openApp('');
  const { page, faults, lost, reach } = guest;
  await findShop(guest);
  await checkOut(guest);
  await reach(/^input Table number/);
  await page.keyboard.type('A12');
  await payByCard(guest);
  const { data } = await server.call('listOrders', {}, city.member);
  expect(data.records[0]).toMatchObject({ state: 'pending' });
  await cancelPaid(guest);
  await page.getByText('Cancelled').first().waitFor();
  const after = await server.call('listOrders', {}, city.member);
  expect(after.data.records[0]).toMatchObject({ id: data.records[0]?.id, state: 'cancelled' });
  expect(lost).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

it('a guest orders a delivery to another address by keyboard alone without losing the focus', async () => {
  const { test, city, server } = stage;
  const otherId = await newAddress(test, city.member);
  await sql`UPDATE member_address SET door_number = '88' WHERE id = ${otherId}`.execute(test.app.database.read);
  const guest = await openMenu();
  const { page, faults, lost, press, reach } = guest;
  await checkOut(guest);
  // The order types, such as dine in and delivery, are one tab stop. The arrow keys choose the order type.
  await reach(/^input Dine in/);
  for (let steps = 0; steps < 4 && !(await focused(page)).startsWith('input Delivery'); steps += 1)
    await press('ArrowDown', 'the ways to eat');
  expect(await focused(page)).toMatch(/^input Delivery/);
  await reach(/^button Change$/);
  await press('Enter', 'the button that opens the addresses');
  const before = await focused(page);
  expect(before).toMatch(/^input 200 Fuzhou Road/);
  await press('ArrowDown', 'the addresses');
  const chosen = await focused(page);
  expect(chosen).not.toBe(before);
  await reach(/^input I can’t take calls in Chinese/);
  await press('ArrowDown', 'who talks with the courier');
  await press('ArrowUp', 'who talks with the courier');
  await reach(/^button More requests/);
  await press('Enter', 'the button that opens more requests');
  await press('Space', 'one of those requests');
  const orderId = await payByAlipay(guest);
  const { data } = await server.call('orderDetail', { orderId }, city.member);
  expect(data).toMatchObject({ type: 'delivery', address: { doorNumber: /, 88 /.test(chosen) ? '88' : '1203' } });
  expect(data.remarkPhrases).toHaveLength(1);
  expect(lost).toEqual([]);
  expect(faults).toEqual([]);
  await cancel(orderId);
  await page.context().close();
});
