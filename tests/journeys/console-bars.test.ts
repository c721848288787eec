import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { desk, keepPicture, picture, quiet, watchRequests } from './browser.ts';
import { openReadingStage, openScreen } from './stage.ts';

const logins = { merchant: 'wangshu-lou', platform: 'platform' } as const;
type Role = keyof typeof logins;

const stage = openReadingStage();

/** Every console screen that shows its main action in a bar. `press` is the button that opens the form with the bar. */
const screens: Readonly<Record<Role, readonly { readonly path: string; readonly press?: string }[]>> = {
  merchant: [
    { path: 'shop-profile' },
    { path: 'shop-hours' },
    { path: 'shop-delivery' },
    { path: 'dish?shop=SHOP' },
    { path: 'coupons', press: '新建活动' },
  ],
  platform: [
    { path: 'mall-categories' },
    { path: 'mall-product' },
    { path: 'set-meal' },
    { path: 'set-meal-brand' },
    { path: 'campaigns', press: '新建活动' },
  ],
};

const windows = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
] as const;

async function openAs(role: Role): Promise<{ readonly page: Page; readonly shopId: string }> {
  const { token } = (await stage.server.call('staffLogin', { login: logins[role], password: 'chifan-demo' })).data;
  const context = await stage.browser.newContext({ ...desk, locale: 'zh-CN' });
  await context.addInitScript((value) => localStorage.setItem('security.consoleToken', value), token);
  const page = await context.newPage();
  watchRequests(page);
  const { shops } = (await stage.server.call('staffMe', {}, { token })).data;
  return { page, shopId: String(shops[0]?.id) };
}

/**
 * Buttons and fields that the bar covers when the screen is scrolled to the top, to the middle and to the end, and
 * when the element has the focus. Only the part of an element that its scrolling container shows can be covered.
 */
const coveredElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [main, header, bar] = ['main', 'header', '.bottom-bar-place'].map((each) => document.querySelector(each));
    if (!main || !header || !bar) return ['the screen has no bar'];
    const elements = [...main.querySelectorAll<HTMLElement>('button, a, input, select, textarea, summary')];
    const nameOf = (element: HTMLElement) =>
      (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40) ||
      element.outerHTML.slice(0, 80);
    const found = new Set<string>();
    const look = (at: string, seen: readonly HTMLElement[]) => {
      const edge = bar.getBoundingClientRect();
      const area = main.getBoundingClientRect();
      for (const element of seen) {
        const { top, bottom, left, width } = element.getBoundingClientRect();
        const [from, to] = [Math.max(top, area.top), Math.min(bottom, area.bottom)];
        if (width === 0 || to - from < 1) continue;
        const topmost = document.elementFromPoint(left + width / 2, (from + to) / 2);
        if (to > edge.top + 0.5 || bar.contains(topmost)) found.add(`${at}: ${nameOf(element)}`);
      }
    };
    for (const part of [0, 0.5, 1]) {
      for (const each of [main, document.documentElement])
        each.scrollTop = part * (each.scrollHeight - each.clientHeight);
      look(`at ${part}`, elements);
    }
    const last = elements.at(-1)?.getBoundingClientRect();
    if (last && last.bottom > bar.getBoundingClientRect().top)
      found.add('the last element cannot be scrolled above the bar');
    for (const element of elements) {
      element.focus();
      look('focused', document.activeElement === element ? [element] : []);
    }
    main.scrollTop = 0;
    const free = bar.getBoundingClientRect();
    if (free.height === 0 || free.bottom > innerHeight + 0.5) found.add('the bar is outside the window');
    const tabs = document.querySelector('nav')?.getBoundingClientRect();
    if (
      tabs &&
      tabs.left < free.right &&
      tabs.right > free.left &&
      tabs.top < free.bottom - 0.5 &&
      tabs.bottom > free.top
    )
      found.add('the navigation covers the bar');
    return [...found];
  });

it.each(['merchant', 'platform'] as const)(
  'the bar with the main action covers no button or field on the screens of the role %s at any width',
  async (role) => {
    const { page, shopId } = await openAs(role);
    onTestFailed(() => picture(page, `console-bars-failed-${role}`));
    const problems: string[] = [];
    for (const { path, press } of screens[role]) {
      await openScreen(page, `${stage.server.url}/console/#/${path.replace('SHOP', shopId)}`);
      if (press !== undefined) await page.getByRole('button', { name: press }).first().click();
      await page.locator('.bottom-bar-place button[type=submit]').waitFor();
      for (const size of windows) {
        await page.setViewportSize(size);
        await quiet(page);
        const name = `console-bar-${path.replaceAll(/\W+/g, '-')}-${size.width}`;
        problems.push(...(await coveredElements(page)).map((each) => `${name}: ${each}`));
        await keepPicture(page, name);
      }
    }
    expect(problems).toEqual([]);
    await page.context().close();
  },
  300_000,
);
