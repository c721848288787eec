import type { Language } from '@chifan/domain';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { keepPicture, openPhone, quiet } from './browser.ts';
import { spokenIn } from './spoken.ts';
import { openStage } from './stage.ts';

let shopId: number;

const stage = openStage(async (server) => {
  const home = await server.call('home', { latitude: '31.230400', longitude: '121.473700' });
  shopId = home.data.featured[0]?.id ?? 0;
});

describe.each(['en', 'ar'] as const)('discovery by a guest who reads %s', (language: Language) => {
  it('a guest filters the restaurant list, opens a menu, and returns to the same place in the list', async () => {
    const { context, page } = await openPhone(stage.browser, language);
    const say = spokenIn(language);
    await page.goto(`${stage.server.url}/web/#/pages/shop/list/list`);
    await page.getByRole('button', { name: say('Cuisine'), exact: true }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('searchbox').fill('sichuan');
    await keepPicture(page, `${language}-discovery-1-kinds`);
    await sheet.getByRole('button', { name: say('Sichuan'), exact: true }).click();
    await page.getByRole('button', { name: say('Nearest'), exact: true }).click();
    await page.getByRole('radio', { name: say('Top rated') }).click();
    await expect.poll(() => page.url()).toContain('cuisine=sichuan&sort=rating');
    await page.getByRole('link').first().click();
    await expect.poll(() => page.url()).toContain('pages/menu/index/index');
    await page.goBack();
    await page.getByRole('button', { name: say('Top rated'), exact: true }).waitFor();
    await keepPicture(page, `${language}-discovery-2-list`);
    await page.getByRole('button', { name: say('Sichuan'), exact: true }).click();
    await sheet.getByRole('button', { name: say('All cuisines'), exact: true }).click();
    await expect.poll(() => page.url()).not.toContain('cuisine');
    await context.close();
  });

  it('a visitor signs in to save a favourite, finds it in the list of favourites, and removes it', async () => {
    const { context, page } = await openPhone(stage.browser, language);
    const say = spokenIn(language);
    await page.goto(`${stage.server.url}/web/#/pages/near/detail/detail?shopId=${shopId}`);
    const heart = page.getByRole('button', { name: new RegExp(`^${say('Favourite: {shopName}', { shopName: '' })}`) });
    await heart.click();
    await expect.poll(() => page.url()).toContain('pages/internal/login');
    await page.getByRole('link', { name: say('Sign in with a password') }).click();
    await page.getByLabel(say('Email')).fill('omar@example.com');
    await page.getByLabel(say('Password'), { exact: true }).fill('chifan-demo');
    await page.getByRole('button', { name: say('Sign in'), exact: true }).click();
    await page.getByText(say('Added to favourites')).waitFor();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await page.goto(`${stage.server.url}/web/#/pages/mine/collect/index/index`);
    await heart.first().click();
    await page.getByRole('button', { name: say('Undo') }).click();
    await expect.poll(() => heart.first().getAttribute('aria-pressed')).toBe('true');
    await keepPicture(page, `${language}-discovery-3-favourites`);
    await heart.first().click();
    await context.close();
  });
});

describe('banners of the home screen', () => {
  const shown = (page: Page) =>
    page.evaluate(() => document.querySelector('section:has(button[aria-current]) ul')?.scrollLeft ?? 0);

  it('the home banners change every five seconds until the guest pauses them', async () => {
    const { context, page } = await openPhone(stage.browser, 'en');
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(`${stage.server.url}/web/#/pages/index/index`);
    const stop = page.getByRole('button', { name: 'Pause the slideshow' });
    await stop.waitFor();
    await page.clock.fastForward(5_000);
    await expect.poll(() => shown(page)).toBeGreaterThan(300);
    await stop.click();
    await page.clock.fastForward(6_000);
    await quiet(page);
    expect(await shown(page)).toBeLessThan(400);
    await context.close();
  });

  it('the home banners do not move for guests who prefer reduced motion', async () => {
    const { context, page } = await openPhone(stage.browser, 'en');
    await page.clock.install();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`${stage.server.url}/web/#/pages/index/index`);
    await page.getByRole('button', { name: 'Play the slideshow' }).waitFor();
    await page.clock.fastForward(6_000);
    await quiet(page);
    expect(await shown(page)).toBe(0);
    await page.getByRole('button', { name: /^Show 2 of \d$/ }).click();
    expect(await shown(page)).toBeGreaterThan(300);
    await context.close();
  });
});

it('the restaurant list reloads when the guest pulls it down by 45 px', async () => {
  const { context, page } = await openPhone(stage.browser, 'en');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(`${stage.server.url}/web/#/pages/shop/list/list`);
  await page.waitForLoadState('networkidle');
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/rest/shop/nearby')) asked += 1;
  });
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 180, y }] });
  const pull = async (way: number) => {
    await touch('touchStart', 320);
    for (let y = 330; y <= 320 + way; y += 10) await touch('touchMove', y);
    await touch('touchEnd');
  };
  await pull(60);
  await quiet(page);
  expect(asked).toBe(0);
  await pull(140);
  await expect.poll(() => asked).toBe(1);
  await context.close();
});
