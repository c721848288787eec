import type { OrderRequest } from '@chifan/contract/ordering/order-request';
import type { Language } from '@chifan/domain';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { newMember, noodlesToTakeAway } from '../../apps/server/src/testing/index.ts';
import { onlyLooking } from '../../apps/server/src/testing/we-chat-guest.ts';
import { openPhone, picture } from './browser.ts';
import { openSmallStage } from './small-stage.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn } from './stage.ts';
import { walkedLanguages } from './walked-languages.ts';

const stage = openSmallStage();

const weChat =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0.55.2780(0x28003737) WeChat/arm64 NetType/WIFI Language/en';

async function openInWeChat(
  language: Language,
  address: string,
  token?: string,
): Promise<{ page: Page; faults: string[] }> {
  const { context, page, faults } = await openPhone(stage.browser, language, { userAgent: weChat });
  if (token !== undefined) await context.addInitScript((value) => localStorage.setItem('security.token', value), token);
  await page.goto(`${stage.server.url}${address}`);
  onTestFailed(() => picture(page, `we-chat-failed-${language}`));
  return { page, faults };
}

async function placeOrder(token: string): Promise<number> {
  const request = noodlesToTakeAway(stage.city) as OrderRequest;
  const quoted = await stage.server.call('quoteOrder', request, { token });
  const contact = { contactName: 'Guest', contactPhone: '13912345678' };
  const placed = await stage.server.call(
    'placeOrder',
    { request, quoteToken: quoted.data.token, ...contact },
    { token },
  );
  return placed.data.orderId;
}

const successScreen = (orderId: number) => `/web/#/pages/shop/success/success?orderId=${orderId}&method=wechat`;

it.each(walkedLanguages)(
  'a guest in WeChat signs in, closes the payment sheet once, and then pays (language: %s)',
  async (language) => {
    const say = spokenIn(language);
    const { token } = await newMember(stage.test);
    const orderId = await placeOrder(token);
    const { page, faults } = await openInWeChat(language, successScreen(orderId), token);
    const pay = page.getByRole('button', { name: new RegExp(`^${say('Pay <0/>').replace('<0/>', '.*')}`) });
    await pay.click();

    await page.getByRole('button', { name: 'Allow' }).waitFor();
    const person = language === 'en' ? /Jonas/ : /Amira/;
    await page.getByRole('radio', { name: person }).check();
    const seen = await faultsOn(page, `we-chat-consent-${language}`);
    await page.getByRole('button', { name: 'Allow' }).click();

    const sheet = page.getByRole('dialog');
    await sheet.locator('.wechat-sum').waitFor();
    seen.push(...(await faultsOn(page, `we-chat-sheet-${language}`)));
    await sheet.locator('button').last().click();
    await sheet.waitFor({ state: 'hidden' });
    await pay.click();
    await sheet.locator('.wechat-main').click();
    await page.getByText(say('Payment received')).first().waitFor();
    seen.push(...(await faultsOn(page, `we-chat-paid-${language}`)));
    expect([...seen, ...faults]).toEqual([]);
    const { data } = await stage.server.call('orderDetail', { orderId }, { token });
    expect(data.timeline.filter(({ event }) => event === 'pay')).toHaveLength(1);
  },
);

/**
 * A simulated WeChat bridge that reports every payment as failed. If `pays` is true, WeChat nevertheless charges the
 * guest.
 */
const failingBridge = (pays: boolean) => `window.WeixinJSBridge = { invoke: async (name, request, answer) => {
  if (${pays}) await fetch('/sandbox/wechat/pay', { method: 'POST', headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request) });
  answer({ err_msg: name === 'getBrandWCPayRequest' ? 'get_brand_wcpay_request:fail' : 'fail' });
} };`;

it.each([
  [false, 'WeChat couldn’t finish, and we received no money. If you were charged, tap “Check payment”.'],
  [true, 'Payment received'],
] as const)(
  'the app shows the payment state of the server when WeChat’s JavaScript bridge fails (paid: %s)',
  async (isPaid, words) => {
    const { id, token } = await newMember(stage.test);
    const { read } = stage.test.app.database;
    await sql`UPDATE member SET wechat_open_id = NULL WHERE wechat_open_id = ${onlyLooking}`.execute(read);
    await sql`UPDATE member SET wechat_open_id = ${onlyLooking} WHERE id = ${id}`.execute(read);
    const orderId = await placeOrder(token);
    const { page } = await openInWeChat('en', '/web/', token);
    await page.evaluate(failingBridge(isPaid));
    // Change the URL without a reload, so that injected scripts remain.
    await page.evaluate((address) => window.location.assign(address), successScreen(orderId));
    await page.getByRole('button', { name: /^Pay/ }).click();
    await page.getByText(words).first().waitFor();
    expect(await faultsOn(page, `we-chat-bridge-failed-${isPaid ? 'paid' : 'unpaid'}`)).toEqual([]);
    expect(await page.getByText('You haven’t been charged').count()).toBe(0);
  },
);

it('a guest who declined WeChat’s consent sees a notice and can sign in again', async () => {
  const say = spokenIn('ar');
  const { page, faults } = await openInWeChat('ar', '/web/#/pages/internal/login/choose/choose?inviterId=1');
  await page.getByRole('button', { name: say('Sign in with WeChat') }).click();
  const goOn = page.getByRole('button', { name: say('Continue with WeChat') });
  await goOn.waitFor();
  const seen = await faultsOn(page, 'we-chat-sign-in-ar');
  await goOn.click();
  await page.getByRole('button', { name: 'Deny' }).click();
  await page.getByText(say('You declined in WeChat.')).waitFor();
  seen.push(...(await faultsOn(page, 'we-chat-denied-ar')));
  await page.getByRole('button', { name: say('Try again') }).click();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForFunction(() => localStorage.getItem('security.token') !== null);
  await page.goto(`${stage.server.url}/web/#/pages/mine/index/index`);
  await page.getByText('Mei 美').first().waitFor();
  seen.push(...(await faultsOn(page, 'we-chat-signed-in-ar')));
  expect([...seen, ...faults]).toEqual([]);
});

it('the WeChat sign-in outside WeChat says that it needs WeChat and offers email', async () => {
  const say = spokenIn('de');
  const { page } = await openPhone(stage.browser, 'de');
  await page.goto(`${stage.server.url}/web/#/pages/internal/login/authorization/authorization?inviterId=7`);
  await page.getByText(say('This works only inside WeChat')).waitFor();
  expect(await faultsOn(page, 'we-chat-outside-de')).toEqual([]);
  await page.getByRole('button', { name: say('Sign in with email') }).click();
  await page.waitForURL(/email\?inviterId=7/);
});
