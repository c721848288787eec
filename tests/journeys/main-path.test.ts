import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../apps/server/src/testing/index.ts';
import { openBrowser, openPhone, picture } from './browser.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';
import { spokenIn } from './spoken.ts';

const fromRoot = (place: string) => fileURLToPath(new URL(`../../${place}`, import.meta.url));

/** Real restaurants where the survey lies beside the project, else a small list of our own. */
const survey = fromRoot('../shared/data/restaurants/hk-sz-restaurants.csv');
const restaurants = existsSync(survey) ? survey : fromRoot('tests/journeys/fixtures/restaurants.csv');
if (restaurants !== survey)
  console.warn('The survey of real restaurants is not here: the journey walks among two of our own.');

const tsimShaTsui = { latitude: 22.2975, longitude: 114.1724 };
const merchant = { login: 'journey', password: 'journey-password' };

let database: TestDatabase;
let server: ServerProcess;
let browser: Browser;
let folder: string;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(path.join(tmpdir(), 'chifan-journey-'));
  const environment = { DATABASE_URL: database.url, SANDBOX: '1', DATA_DIR: folder };
  const imported = spawnSync(
    process.execPath,
    [
      fromRoot('apps/server/src/import.ts'),
      restaurants,
      '--sample-menus',
      '--merchant',
      `${merchant.login}:${merchant.password}`,
    ],
    { env: { ...process.env, ...environment }, encoding: 'utf8' },
  );
  expect(imported.status, imported.stderr).toBe(0);
  server = await serverProcess(environment);
  await server.start();
  browser = await openBrowser();
}, 180_000);

afterAll(async () => {
  await browser?.close();
  await server?.kill();
  await database?.drop();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** The nearest restaurant that takes orders this minute, whatever the hour of the test. */
async function openShopNear(language: string) {
  const { latitude, longitude } = tsimShaTsui;
  const here = { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) };
  const nearby = await server.call('nearbyShops', { ...here, openNow: true }, { language });
  const shop = nearby.data.records.find((record) => record.dishCount > 0);
  if (!shop) throw new Error('no imported restaurant is open');
  return shop;
}

async function mailedCode(to: string): Promise<string> {
  const letters = async () =>
    (await (await fetch(`${server.url}/sandbox/mail.json?to=${encodeURIComponent(to)}`)).json()) as { text: string }[];
  await expect.poll(async () => (await letters()).length, { timeout: 20_000 }).toBe(1);
  return /\d{6}/.exec((await letters())[0]?.text ?? '')?.[0] ?? '';
}

async function payByTestCard(page: Page, payButton: string) {
  const form = page.frameLocator('iframe').first();
  await form.locator('#number').fill('4242424242424242');
  await form.locator('#expiry').fill('12 / 34');
  await form.locator('#cvc').fill('123');
  await page.getByRole('button', { name: payButton }).last().click();
}

describe.each(['ja', 'ar'] as const)('a guest who reads %s', (language) => {
  it('finds a real restaurant, understands the menu, orders, pays by card and collects the food', async () => {
    const say = spokenIn(language);
    const shop = await openShopNear(language);
    const { context, page, faults } = await openPhone(browser, language);
    onTestFailed(() => picture(page, `${language}-failed`));
    const keep = (name: string) => picture(page, `${language}-${name}`);
    const button = (english: string) => page.getByRole('button', { name: say(english), exact: true });

    await page.goto(`${server.url}/web/`);
    expect(await page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr');
    await context.setGeolocation(tsimShaTsui);
    await context.grantPermissions(['geolocation']);
    // The app may have noticed the permission by itself and taken its button away.
    await button('Use my location').click({ timeout: 3000 }).catch(() => undefined);
    await button('Use my location').waitFor({ state: 'hidden' });
    await button('Open now').click();
    await page.getByText(shop.nameZh, { exact: true }).first().waitFor();
    await keep('1-home');

    await page.getByRole('link').filter({ hasText: shop.nameZh }).first().click();
    const one = page.getByRole('button', { name: new RegExp(say('One more: {of}', { of: '.+' })) }).first();
    await one.waitFor();
    await keep('2-menu');
    for (let dishes = 0; dishes < 2; dishes += 1) {
      await one.click();
      const drawer = page.getByRole('dialog');
      if (await drawer.isVisible({ timeout: 1000 }).catch(() => false)) await chooseFirstOptions(page);
    }
    await keep('3-cart');
    await button('Check out').click();

    await page
      .getByRole('link', { name: say('Create an account') })
      .or(button('Create an account'))
      .first()
      .click();
    const email = `${language}-guest@example.com`;
    await page.getByLabel(say('E-mail')).fill(email);
    await button('Send the code').click();
    await page
      .getByLabel(say('6-digit code'))
      .first()
      .fill(await mailedCode(email));
    await page.getByLabel(say('Choose a password')).fill('journey-password');
    await keep('4-register');
    await button('Create my account').click();

    await page.getByText(say('I will collect it')).click();
    await page.getByLabel(say('Name'), { exact: true }).fill('Journey Guest');
    await page.getByLabel(say('Another way to reach you')).fill('WhatsApp +81 90 1234 5678');
    await keep('5-checkout');
    await button('Order and pay').click();

    await page.locator('iframe').first().waitFor();
    await keep('6-pay');
    await payByTestCard(page, say('Pay <0/>').replace('<0/>', '').trim());
    await page.getByText(say('Payment received')).first().waitFor();
    await keep('7-paid');

    const kitchen = await openKitchen();
    onTestFailed(() => picture(kitchen, `console-${language}-failed`));
    await kitchen.getByRole('button', { name: '接单', exact: true }).click();
    await kitchen.getByText('暂无新订单').waitFor();

    await page
      .getByRole('link', { name: say('Show my order') })
      .or(button('Show my order'))
      .first()
      .click();
    const code = page.getByText(/^[A-Z]\d{3}$/).first();
    await code.waitFor({ timeout: 90_000 });
    await keep('8-code');
    await redeem(kitchen, (await code.textContent()) ?? '');
    await picture(kitchen, `console-${language}-redeemed`);
    await page.getByText(say('Completed')).first().waitFor();
    await keep('9-completed');
    expect(faults).toEqual([]);
    await context.close();
  }, 240_000);
});

async function chooseFirstOptions(page: Page): Promise<void> {
  const drawer = page.getByRole('dialog');
  for (const group of await drawer.getByRole('radiogroup').or(drawer.locator('fieldset')).all()) {
    const first = group.getByRole('radio').first();
    if ((await first.count()) > 0) await first.check({ force: true });
  }
  await drawer.getByRole('button').last().click();
}

async function openKitchen(): Promise<Page> {
  const { page } = await openPhone(browser, 'zh-CN');
  await page.goto(`${server.url}/console/`);
  await page.getByLabel('账号').fill(merchant.login);
  await page.getByLabel('密码', { exact: true }).fill(merchant.password);
  await page.getByRole('button', { name: '登录' }).click();
  await page.getByRole('button', { name: '接单', exact: true }).waitFor();
  await picture(page, 'console-1-orders');
  return page;
}

async function redeem(kitchen: Page, code: string): Promise<void> {
  await kitchen.getByRole('link', { name: '核销' }).first().click();
  await kitchen.getByLabel('取餐码').first().waitFor();
  await kitchen.keyboard.type(code);
  await kitchen.getByText('已完成').first().waitFor();
}
