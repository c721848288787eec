import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { openFilledDatabase, type TestDatabase } from '../../apps/server/src/testing/index.ts';
import { openChromium } from '../../tools/test/chromium.ts';
import { keepPicture, openPhone, picture } from './browser.ts';
import { createGuest } from './guest.ts';
import { ownFolder } from './server.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';
import { mainPathLanguages } from './walked-languages.ts';

const fromRoot = (place: string) => fileURLToPath(new URL(`../../${place}`, import.meta.url));

/** A file of real restaurants around Tsim Sha Tsui, two of which never close. */
const restaurants = fromRoot('tests/samples/restaurants-hk-sz.csv');

const tsimShaTsui = { latitude: 22.2975, longitude: 114.1724 };
const merchant = { login: 'journey', password: 'journey-password' };

let database: TestDatabase;
let server: ServerProcess;
let browser: Browser;
const folder = ownFolder();

beforeAll(async () => {
  database = await openFilledDatabase('places');
  const environment = { DATABASE_URL: database.url, SANDBOX: '1', DATA_DIR: folder };
  const imported = spawnSync(
    process.execPath,
    [fromRoot('apps/server/src/import.ts'), restaurants, '--sample-menus', '--merchant', merchant.login],
    { env: { ...process.env, ...environment }, encoding: 'utf8', input: `${merchant.password}\n` },
  );
  expect(imported.status, imported.stderr).toBe(0);
  server = await serverProcess(environment);
  await server.start();
  browser = await openChromium();
});

afterAll(async () => {
  await browser?.close();
  await server?.kill();
  await database?.drop();
});

/** Finds the nearest open restaurant, at any time of day. */
async function openShopNear(language: string) {
  const { latitude, longitude } = tsimShaTsui;
  const here = { latitude: latitude.toFixed(6), longitude: longitude.toFixed(6) };
  const nearby = await server.call('nearbyShops', { ...here, openNow: true }, { language });
  const shop = nearby.data.records.find((record) => record.dishCount > 0);
  if (!shop) throw new Error('no imported restaurant is open');
  return shop;
}

async function mailedCode(to: string): Promise<string> {
  const emails = async () =>
    (await (await fetch(`${server.url}/sandbox/mail.json?to=${encodeURIComponent(to)}`)).json()) as { text: string }[];
  await expect.poll(async () => (await emails()).length).toBe(1);
  return /\d{6}/.exec((await emails())[0]?.text ?? '')?.[0] ?? '';
}

describe.each(mainPathLanguages)('main path of a guest who reads %s', (language) => {
  it('a guest finds a real restaurant, orders, pays by card, and collects the food with the code', async () => {
    const shop = await openShopNear(language);
    const phone = await openPhone(browser, language, { hasServiceWorker: true });
    // Run animations, as most phones do.
    await phone.page.emulateMedia({ reducedMotion: 'no-preference' });
    const guest = createGuest(phone.page, language);
    onTestFailed(() => picture(phone.page, `${language}-failed`));

    await phone.page.goto(`${server.url}/web/`);
    expect(await phone.page.locator('html').getAttribute('dir')).toBe(language === 'ar' ? 'rtl' : 'ltr');
    await phone.context.setGeolocation(tsimShaTsui);
    await phone.context.grantPermissions(['geolocation']);
    await guest.findShop(shop.nameZh);
    await guest.fillCart(2);
    // A second attempt of this test must not read the mail of the first one.
    const email = `${language}-guest-${randomUUID()}@example.com`;
    await guest.checkOut(email);
    await guest.payByCard(() => mailedCode(email));

    const kitchen = await openKitchen();
    onTestFailed(() => picture(kitchen, `console-${language}-failed`));
    await kitchen.getByRole('button', { name: '接单', exact: true }).click();
    await kitchen.getByText('暂无新订单').waitFor();

    await codesFallDue();
    const code = await guest.waitForCode();
    await redeem(kitchen, code);
    await keepPicture(kitchen, `console-${language}-redeemed`);
    await guest.hasCompleted();
    expect(phone.faults).toEqual([]);
    await phone.context.close();
  }, 240_000);
});

/** Makes the jobs that issue pick-up codes due at the server's next job check, instead of waiting a minute. */
async function codesFallDue(): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query("UPDATE job SET run_at = now() WHERE kind = 'ordering.issue-code'");
  await client.end();
}

async function openKitchen(): Promise<Page> {
  const { page } = await openPhone(browser, 'zh-CN');
  await page.goto(`${server.url}/console/`);
  await page.getByLabel('账号').fill(merchant.login);
  await page.getByLabel('密码', { exact: true }).fill(merchant.password);
  await page.getByRole('button', { name: '登录' }).click();
  await page.getByRole('button', { name: '接单', exact: true }).waitFor();
  await keepPicture(page, 'console-orders');
  return page;
}

/**
 * Redeems the pick-up code of a cooked order. Opens the order's own card first, so that the console selects the right
 * shop.
 */
async function redeem(kitchen: Page, code: string): Promise<void> {
  await kitchen.getByRole('button', { name: /制作中/ }).click();
  await kitchen.getByRole('button', { name: '出餐', exact: true }).first().click();
  await kitchen.getByRole('button', { name: /待取餐/ }).click();
  await kitchen.getByRole('button', { name: '核销取餐码' }).first().click();
  await kitchen.getByLabel('取餐码').first().waitFor();
  await kitchen.keyboard.type(code);
  await kitchen.getByText('核销成功，请交餐').waitFor();
}
