import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFailed } from 'vitest';
import { openFilledDatabase, openSmallCity, openTestApp, type TestApp } from '../../apps/server/src/testing/index.ts';
import { openChromium } from '../../tools/test/chromium.ts';
import { openPhone, picture } from './browser.ts';
import { ownFolder } from './server.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';

let test: TestApp;
let server: ServerProcess;
let browser: Browser;
const folder = ownFolder();

/** The page's origin. The server also has a second origin, for API calls from China. */
const pageOrigin = () => server.url.replace('127.0.0.1', 'localhost');

beforeAll(async () => {
  test = await openTestApp(undefined, () => openFilledDatabase('places'));
  test.clock.set(new Date());
  await openSmallCity(test, '24/7');
  const settings: Record<string, string> = {
    DATABASE_URL: test.databaseUrl,
    SANDBOX: '1',
    DEMO: '0',
    DATA_DIR: folder,
    CHAT_WHATSAPP: '8613800138000',
    CHAT_WECHAT: 'https://work.weixin.qq.com/kfid/kfc1',
  };
  server = await serverProcess(settings);
  Object.assign(settings, {
    SITE_CHINA_API: server.url,
    SITE_CHINA_IMAGES: `${server.url}/files/`,
    APP_ORIGINS: pageOrigin(),
  });
  await server.start();
  browser = await openChromium();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await test?.close();
});

type Called = { readonly origin: string; readonly path: string; readonly site: string | undefined };

async function openIn(site: 'global' | 'china', hash: string) {
  const { context, page, faults } = await openPhone(browser, 'en', { hasServiceWorker: true });
  await context.addInitScript((name) => localStorage.setItem('security.site', name), site);
  const calls: Called[] = [];
  page.on('request', (request) => {
    const { origin, pathname: path } = new URL(request.url());
    if (path.startsWith('/rest/') && request.method() === 'POST')
      calls.push({ origin, path, site: request.headers()['site'] });
  });
  onTestFailed(() => picture(page, `global-and-china-site-failed-${site}`));
  await page.goto(`${pageOrigin()}/web/#/${hash}`);
  return { page, calls, faults };
}

const seesTheRestaurant = (page: Page) => page.getByText('Noodle House').first().waitFor();

it.each(['global', 'china'] as const)(
  'the first API calls of the home screen on the %s site go to the origin of this site and name the site',
  async (site) => {
    const { page, calls, faults } = await openIn(site, '');
    await seesTheRestaurant(page);
    const origin = site === 'china' ? server.url : pageOrigin();
    for (const path of ['/rest/shop/home', '/rest/shop/nearby']) {
      const made = calls.filter((call) => call.path === path);
      // Each path is requested once, because the app reuses the early request that the page's script started.
      expect(made, path).toEqual([{ origin, path, site }]);
    }
    expect(new Set(calls.map((call) => call.origin))).toEqual(new Set([origin]));
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

it.each([
  ['global', ['WhatsApp', 'WeChat']],
  ['china', ['WeChat', 'WhatsApp']],
] as const)('the customer service screen of the %s site lists the chat apps in the order %j', async (site, order) => {
  const { page, faults } = await openIn(site, 'pages/help/service/service');
  const chats = page.getByRole('link', { name: /^(WhatsApp|WeChat)$/ });
  await chats.nth(1).waitFor();
  expect(await chats.allInnerTexts()).toEqual(order);
  expect(faults).toEqual([]);
  await page.context().close();
});
