import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { createMember, hashPassword } from '../../apps/server/src/modules/member/index.ts';
import { amira } from '../../apps/server/src/testing/we-chat-guest.ts';
import { openPhone, picture } from './browser.ts';
import { openSmallStage } from './small-stage.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn, openScreen } from './stage.ts';

const stage = openSmallStage();
const say = spokenIn('en');
const password = 'journey-password';

async function newAccount(name: string, weChatOpenId?: string): Promise<string> {
  const email = `${name}-${randomUUID()}@example.com`;
  const member = { email, passwordHash: await hashPassword(password), name, language: 'en' } as const;
  await createMember(
    stage.test.app.database.read,
    { ...member, weChatOpenId: weChatOpenId ?? null },
    stage.test.clock.now(),
  );
  return email;
}

async function openApp(): Promise<{ page: Page; faults: string[] }> {
  const { page, faults } = await openPhone(stage.browser, 'en', { hasServiceWorker: true });
  onTestFailed(() => picture(page, 'shared-phone-failed'));
  await openScreen(page, `${stage.server.url}/web/`);
  return { page, faults };
}

const go = (page: Page, screen: string) => openScreen(page, `${stage.server.url}/web/#/${screen}`);

async function signIn(page: Page, email: string): Promise<void> {
  await go(page, 'pages/internal/login/email/email');
  await page.getByLabel(say('Email')).fill(email);
  await page.getByLabel(say('Password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('Sign in'), exact: true }).click();
  await page.getByText(say('You’re signed in.')).first().waitFor();
}

async function signOut(page: Page): Promise<void> {
  await go(page, 'pages/mine/index/index');
  await page.getByRole('button', { name: say('Sign out'), exact: true }).click();
  await page.getByText(say('Until then, menus no longer warn you about what you don’t eat.')).waitFor();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Sign out'), exact: true })
    .click();
  await page.getByText(say('Welcome to Chifan')).waitFor();
}

async function piecesIn(page: Page): Promise<string> {
  await go(page, `pages/menu/index/index?shopId=${stage.city.shopId}`);
  return page.getByText(/dish(es)? in the cart/).innerText();
}

/** Stores a visitor's cart and choices on the phone, in the format of the screens. */
async function leaveTraces(page: Page): Promise<void> {
  const line = { dishId: stage.city.teaId, quantity: 2, unitPrice: 800, plate: 'tea' };
  const carts = { [stage.city.shopId]: { shopNameZh: '面馆', lines: [line] } };
  await page.evaluate(
    (stored) => {
      localStorage.setItem('security.cart', stored);
      localStorage.setItem('security.searches', '["noodles of Mia"]');
      localStorage.setItem('security.diet', '{"profile":{"avoids":["peanut"],"wishes":[]},"unsent":"visitor"}');
    },
    JSON.stringify({ state: { carts }, version: 1 }),
  );
  await page.reload();
}

it('two members who share a phone each find their own cart and no data of the other member', async () => {
  const [mia, leo] = [await newAccount('mia'), await newAccount('leo')];
  const { page, faults } = await openApp();
  await leaveTraces(page);
  await signIn(page, mia);
  expect(await piecesIn(page)).toContain('2');
  await signOut(page);
  expect(await piecesIn(page)).toContain('0');

  await signIn(page, leo);
  expect(await piecesIn(page)).toContain('0');
  await go(page, 'pages/menu/search/search');
  expect(await page.getByText('noodles of Mia').count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('security.diet') ?? '')).not.toContain('peanut');
  await page.evaluate(() => localStorage.removeItem('security.token'));
  await page.reload();

  await signIn(page, mia);
  expect(await piecesIn(page)).toContain('2');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('security.diet') ?? '')).toContain('peanut');
  expect(faults).toEqual([]);
});

it('a member confirms in a dialog before disconnecting WeChat', async () => {
  const email = await newAccount('amira', amira);
  const { page, faults } = await openApp();
  await signIn(page, email);
  await go(page, 'pages/mine/security/index/index');
  await page.getByRole('button', { name: new RegExp(say('Disconnect')) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.evaluate((shown) => Promise.all(shown.getAnimations({ subtree: true }).map(({ finished }) => finished)));
  const seen = await faultsOn(page, 'account-en-unbind');
  await dialog.getByRole('button', { name: say('Disconnect'), exact: true }).click();
  await page.getByText(say('WeChat disconnected.')).first().waitFor();
  await page.getByText(say('Sign in and pay with WeChat Pay')).waitFor({ state: 'detached' });
  expect([...seen, ...faults]).toEqual([]);
});
