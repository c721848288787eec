import type { ConsoleLanguage } from '@chifan/domain';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type FaultyWord, faultyWords } from '../look/faulty-words.ts';
import { desk, keepPicture, quiet, watchRequests } from './browser.ts';
import type { Server } from './server.ts';
import { beyondEdge, faultsOn, openScreen, openStage } from './stage.ts';

/** Logins of demo accounts, whose shop has orders of every kind. */
const logins = { merchant: 'wangshu-lou', courier: 'courier1', platform: 'platform' } as const;
type Role = keyof typeof logins;
const password = 'chifan-demo';
const here = { latitude: '31.230400', longitude: '121.473700' };

const stage = openStage(async (server) => {
  await ordersOfToday(server);
});

/** Every console screen of each role that opens without an id in its URL. */
const screens: Readonly<Record<Role, string>> = {
  merchant: `orders redeem set-meals-today refunds today reviews past insight menu shop shop-profile shop-hours shop-delivery
    table-codes printers coupons earnings account`,
  courier: 'jobs deliveries pay',
  platform: `all-orders dispatch all-refunds help all-reviews dish-names shops mall-orders mall-refunds mall-products mall-categories
    set-meals withdrawals currency top-ups ledger gateways campaigns draws`,
};

/**
 * Places three orders: one eaten in the restaurant with a diet profile and a Japanese remark, one to collect, and a
 * delivery with a courier.
 */
async function ordersOfToday(server: Server): Promise<void> {
  const member = await server.call('login', { email: 'yuki@example.com', password });
  const as = { token: member.data.token };
  const merchant = { token: await signIn(server, 'merchant') };
  const courier = { token: await signIn(server, 'courier') };
  const shopId = (await server.call('staffMe', {}, merchant)).data.shops[0]?.id ?? 0;
  const { categories } = (await server.call('shopMenu', { shopId, ...here })).data;
  const lines = categories
    .flatMap(({ dishes }) => dishes)
    .filter(({ isSoldOut }) => !isSoldOut)
    .slice(0, 2)
    .map(({ id: dishId, options }) => ({
      dishId,
      quantity: 1,
      options: Object.fromEntries(
        options.filter(({ min }) => min > 0).map(({ key, choices }) => [key, [choices[0]?.key ?? '']]),
      ),
    }));
  const { records: addresses } = (await server.call('listAddresses', {}, as)).data;
  const place = async (request: object, more: object = {}): Promise<number> => {
    const asked = { shopId, lines, useBalance: true, ...request } as never;
    const quoted = await server.call('quoteOrder', asked, as);
    const contact = { contactName: '田中', contactPhone: '19900000101', paymentPassword: '246810' };
    const placed = await server.call(
      'placeOrder',
      { request: asked, quoteToken: quoted.data.token, ...contact, helper: 'can_communicate', ...more } as never,
      as,
    );
    if (!placed.success) throw new Error(`not placed: ${JSON.stringify([quoted.message, placed])}`);
    return placed.data.orderId;
  };
  const said = {
    remark: 'パクチー抜きで、えびアレルギーです',
    remarkPhrases: ['no_cilantro', 'less_salt'],
    cutlery: 2,
  };
  const dietProfile = { avoids: ['crustacean', 'peanut'], wishes: ['no_pork'] };
  await place({ type: 'pickup', dining: 'dine_in' }, { ...said, dietProfile, tableNumber: '12' });
  await place({ type: 'pickup', dining: 'take_away' });
  const brought = { type: 'delivery', addressId: addresses[0]?.id };
  for (const orderId of [await place(brought, said), await place(brought)])
    await server.call('acceptOrder', { orderId }, merchant);
  await server.call('setDuty', { isOnDuty: true }, courier);
  const { offered } = (await server.call('courierJobs', {}, courier)).data;
  if (offered[0]) await server.call('takeJob', { orderId: offered[0].id }, courier);
}

const signIn = async (server: Server, role: Role): Promise<string> =>
  (await server.call('staffLogin', { login: logins[role], password })).data.token;

type Seat = { readonly page: Page; readonly heard: () => string };

const heightPx = 844;
/** Screen widths in pixels of a phone, a tablet and a counter screen. */
const widths = [390, 1024, 1440] as const;

async function sit(role: Role, language: ConsoleLanguage): Promise<Seat> {
  const token = await signIn(stage.server, role);
  await stage.server.call('setStaffLanguage', { language }, { token });
  const context = await stage.browser.newContext({
    ...desk,
    viewport: { width: widths[0], height: heightPx },
    locale: 'ja-JP',
    timezoneId: 'Asia/Shanghai',
  });
  await context.addInitScript((value) => localStorage.setItem('security.consoleToken', value), token);
  const page = await context.newPage();
  watchRequests(page);
  const bodies: string[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/rest/') && !response.url().endsWith('/rest/live'))
      void response.text().then(
        (body) => bodies.push(body),
        () => undefined,
      );
  });
  return { page, heard: () => bodies.join('\n') };
}

/**
 * Chinese texts on the screen that no response of the server contained, so they should be translated. Names of people,
 * dishes and places come from the server and may be Chinese.
 */
async function leftInChinese({ page, heard }: Seat): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const texts = [document.body.innerText, document.title];
    for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`)) texts.push(element.getAttribute(name) ?? '');
    return texts.join('\n');
  });
  const known = heard() + doorWord;
  return [...new Set(shown.match(/\p{Script=Han}+/gu) ?? [])].filter((run) => !known.includes(run));
}

/**
 * The end of a Chinese delivery address, "room". The console translates it (rule ordering-82), so it may not appear on
 * an English screen.
 */
const doorWord = '房间';

/**
 * Whether a word that `faultyWords` found is a fault of the screen. Words with an ellipsis and texts only for screen
 * readers are no faults, because the layout shortens or hides them on purpose.
 */
const isFault = ({ kind, where }: FaultyWord): boolean => kind !== 'shortened' && !where.includes('sr-only');

const firstTitles: Readonly<Record<ConsoleLanguage, Readonly<Record<Role, string>>>> = {
  'zh-CN': { merchant: '接单', courier: '可接订单', platform: '全部订单' },
  en: { merchant: 'Orders', courier: 'Jobs', platform: 'All orders' },
  'zh-Hant-HK': { merchant: '接單', courier: '可接訂單', platform: '全部訂單' },
};

/** Opens each screen once and resizes the window for each width, because the fetched data is equal at every width. */
async function lookThrough(
  role: Role,
  language: ConsoleLanguage,
  problemsAt: (seat: Seat, width: number, name: string) => Promise<readonly string[]>,
  { seenAt, paths = screens[role] }: { readonly seenAt: readonly number[]; readonly paths?: string },
): Promise<string[]> {
  const seat = await sit(role, language);
  const { page } = seat;
  const faults: string[] = [];
  await openScreen(page, `${stage.server.url}/console/`);
  expect(await page.title()).toContain(firstTitles[language][role]);
  for (const screen of paths.split(/\s+/)) {
    for (const width of seenAt) {
      const name = `console-${language}-${width}-${screen}`;
      await page.setViewportSize({ width, height: heightPx });
      if (width === seenAt[0]) await openScreen(page, `${stage.server.url}/console/#/${screen}`);
      else await quiet(page);
      const words = (await faultyWords(page)).filter(isFault);
      faults.push(...words.map(({ kind, text, where }) => `${name}: ${kind} “${text}” at ${where}`));
      faults.push(...(await problemsAt(seat, width, name)));
    }
  }
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  await page.context().close();
  return faults;
}

async function problemsInEnglish(seat: Seat, width: number, name: string): Promise<string[]> {
  const { page } = seat;
  const faults =
    width === 1440 ? await beyondEdge(page, name) : await faultsOn(page, name, { isContrastMeasured: width === 1024 });
  return [...faults, ...(await leftInChinese(seat)).map((run) => `${name}: ${run}`)];
}

it.each(['merchant', 'courier', 'platform'] as const)(
  'every screen of a %s in English has no Chinese, no clipped words and no accessibility faults at any width',
  async (role) => {
    expect(await lookThrough(role, 'en', problemsInEnglish, { seenAt: widths })).toEqual([]);
  },
  300_000,
);

/** Checks only for overflow. The accessibility of all screens is checked in English. */
it.each(['merchant', 'courier', 'platform'] as const)(
  'no screen of a %s overflows the phone in traditional Chinese of Hong Kong',
  async (role) => {
    const beyond = ({ page }: Seat, _: number, name: string) => beyondEdge(page, name);
    expect(await lookThrough(role, 'zh-Hant-HK', beyond, { seenAt: [widths[0]] })).toEqual([]);
  },
  300_000,
);

/** Screens that staff read all day. */
const dailyScreens: Readonly<Record<Role, string>> = {
  merchant: 'orders today printers',
  courier: 'jobs deliveries pay',
  platform: 'dispatch',
};

it.each(
  (['zh-CN', 'zh-Hant-HK'] as const).flatMap((language) =>
    (['merchant', 'courier', 'platform'] as const).map((role) => [role, language] as const),
  ),
)(
  'the daily screens of a %s have no accessibility faults in %s on a phone and on a counter screen',
  async (role, language) => {
    const faults = ({ page }: Seat, _: number, name: string) => faultsOn(page, name);
    const seenAt = [390, 1440];
    expect(await lookThrough(role, language, faults, { seenAt, paths: dailyScreens[role] })).toEqual([]);
  },
  300_000,
);

it('the sign-in of the console is in English for an English browser, and the chosen language applies on another device', async () => {
  const newPage = async (locale: string) => {
    const context = await stage.browser.newContext({ ...desk, viewport: { width: 390, height: 844 }, locale });
    const page = await context.newPage();
    await page.goto(`${stage.server.url}/console/`);
    return page;
  };
  const phone = await newPage('zh-CN');
  await phone.getByRole('button', { name: '登录' }).waitFor();
  await phone.getByText('English').click();
  await phone.getByLabel('Account').fill('courier2');
  await phone.getByLabel('Password', { exact: true }).fill(password);
  await keepPicture(phone, 'console-sign-in-en');
  await phone.getByRole('button', { name: 'Sign in' }).click();
  await phone.getByRole('main').waitFor();
  expect(await phone.evaluate(() => document.documentElement.lang)).toBe('en');
  const manifest = await phone.locator('link[rel=manifest]').getAttribute('href');
  expect(await (await fetch(`${stage.server.url}${manifest}`)).json()).toMatchObject({ lang: 'en' });

  const tablet = await newPage('zh-HK');
  await tablet.getByRole('button', { name: '登入' }).waitFor();
  await tablet.locator('input[autocomplete=username]').fill('courier2');
  await tablet.locator('input[type=password]').fill(password);
  await tablet.locator('button[type=submit]').click();
  await tablet.getByRole('button', { name: 'Account' }).click();
  await keepPicture(tablet, 'console-account-en');
  await tablet.getByText('繁體中文（香港）').click();
  await tablet.getByRole('button', { name: '帳戶' }).waitFor();
  expect(await tablet.evaluate(() => document.documentElement.lang)).toBe('zh-Hant-HK');
  await phone.reload();
  await phone.waitForFunction(() => document.documentElement.lang === 'zh-Hant-HK');
  for (const page of [phone, tablet]) await page.context().close();
}, 300_000);
