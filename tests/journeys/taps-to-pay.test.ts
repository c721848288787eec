import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, it, onTestFailed } from 'vitest';
import { reindexShops } from '../../apps/server/src/modules/catalogue/index.ts';
import { newMember } from '../../apps/server/src/testing/index.ts';
import { openPhone, picture } from './browser.ts';
import { cardForm } from './guest.ts';
import { openSmallStage } from './small-stage.ts';
import { openScreen } from './stage.ts';

const stage = openSmallStage();

beforeAll(() => stage.test.app.database.transact((tx) => reindexShops(tx, [stage.city.shopId])));

/** A guest whose taps and typed fields are counted. */
type CountedGuest = {
  readonly page: Page;
  readonly counts: { taps: number; fields: number };
  tap(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
};

async function openHome(token?: string): Promise<CountedGuest> {
  const { context, page } = await openPhone(stage.browser, 'en');
  if (token) await context.addInitScript((value) => localStorage.setItem('security.token', value), token);
  onTestFailed(() => picture(page, 'taps-to-pay-failed'));
  const counts = { taps: 0, fields: 0 };
  const guest: CountedGuest = {
    page,
    counts,
    tap: async (target) => {
      counts.taps += 1;
      await target.click();
    },
    type: async (field, text) => {
      counts.fields += 1;
      await field.fill(text);
    },
  };
  await openScreen(page, `${stage.server.url}/web/`);
  return guest;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const payButton = (page: Page) => button(page, /^Pay CN/);

/** The restaurant's card. The rows of the home screen also have links to its dishes. */
const restaurantLink = (page: Page) =>
  page.locator('a[href*="/pages/menu/index"]').filter({ hasText: 'Noodle House' }).first();

async function orderNoodles({ page, tap }: CountedGuest): Promise<void> {
  await tap(restaurantLink(page));
  await tap(button(page, /^One more: .*oodle/i).first());
  const choices = page.getByRole('dialog');
  await tap(choices.locator('label').first());
  await tap(choices.getByRole('button', { name: /^Add/ }));
  await choices.waitFor({ state: 'hidden' });
  await tap(button(page, 'Check out'));
}

/** Chooses pickup and types the contact and the e-mail address, as a visitor. */
async function giveContact({ page, tap, type }: CountedGuest, email: string): Promise<void> {
  await tap(page.getByText('Pickup', { exact: true }));
  await type(page.getByLabel('Name', { exact: true }), 'Aiko');
  await type(page.getByLabel('WhatsApp number'), '+81 90 1234 5678');
  await type(page.getByLabel('Email'), email);
}

async function typeCard({ page, type }: CountedGuest): Promise<void> {
  const form = cardForm(page);
  await type(form.locator('#number'), '4242424242424242');
  await type(form.locator('#expiry'), '12 / 34');
  await type(form.locator('#cvc'), '123');
}

async function typeMailedCode({ page, type }: CountedGuest, email: string): Promise<void> {
  const field = page.getByLabel('6-digit code');
  await field.waitFor();
  const emails = async () => {
    const response = await fetch(`${stage.server.url}/sandbox/mail.json?to=${encodeURIComponent(email)}`);
    return (await response.json()) as { text: string }[];
  };
  await expect.poll(async () => (await emails()).length).toBe(1);
  await type(field, /\d{6}/.exec((await emails())[0]?.text ?? '')?.[0] ?? '');
}

const isPaid = (page: Page) => page.getByText('Payment received').first().waitFor();

it('a new guest pays the first order by card with at most 11 taps and 7 fields', async () => {
  const guest = await openHome();
  const email = 'card-guest@example.com';
  await orderNoodles(guest);
  await giveContact(guest, email);
  await typeCard(guest);
  await guest.tap(payButton(guest.page));
  await typeMailedCode(guest, email);
  await isPaid(guest.page);
  expect(guest.counts.taps).toBeLessThanOrEqual(11);
  expect(guest.counts.fields).toBeLessThanOrEqual(7);
  await guest.page.context().close();
});

it('a new guest pays the first order with a wallet with at most 9 taps and 4 fields', async () => {
  const guest = await openHome();
  const email = 'wallet-guest@example.com';
  const { page, tap, counts } = guest;
  await orderNoodles(guest);
  await giveContact(guest, email);
  await tap(page.getByText('Alipay', { exact: true }));
  await tap(payButton(page));
  await typeMailedCode(guest, email);
  await page.waitForURL(/\/sandbox\/alipay\/cashier\//);
  await tap(page.getByRole('button', { name: 'Pay', exact: true }));
  await isPaid(page);
  expect(counts.taps).toBeLessThanOrEqual(9);
  expect(counts.fields).toBeLessThanOrEqual(4);
  await page.context().close();
});

it('a visitor signs in with Google in the checkout, returns to the basket, and pays without a code', async () => {
  const guest = await openHome();
  const { page, tap, type, counts } = guest;
  await orderNoodles(guest);
  await tap(page.getByText('Pickup', { exact: true }));
  await type(page.getByLabel('Name', { exact: true }), 'Nora');
  await type(page.getByLabel('WhatsApp number'), '+46 70 123 45 67');
  await tap(button(page, 'Continue with Google'));
  await page.waitForURL(/\/sandbox\/google\/authorize/);
  await tap(button(page, 'Continue'));
  await page.waitForURL(/pages\/menu\/pay\/pay/);
  await expect.poll(() => page.getByLabel('Name', { exact: true }).inputValue()).toBe('Nora');
  expect(await page.getByLabel('Email').count()).toBe(0);
  await typeCard(guest);
  await tap(payButton(page));
  await isPaid(page);
  expect(counts.taps).toBeLessThanOrEqual(11);
  expect(counts.fields).toBeLessThanOrEqual(7);
  await page.context().close();
});

it('a returning guest with a saved card orders and pays with 4 taps and no field', async () => {
  const { token } = await newMember(stage.test, 0);
  const guest = await openHome(token);
  const { page, tap, counts } = guest;
  await orderNoodles(guest);
  await page.getByLabel('Table number').fill('A12');
  await typeCard(guest);
  await page.getByRole('checkbox', { name: 'Save this card for next time' }).check({ force: true });
  await payButton(page).click();
  await isPaid(page);
  await openScreen(page, `${stage.server.url}/web/#/pages/index/index`);
  Object.assign(counts, { taps: 0, fields: 0 });

  await tap(restaurantLink(page));
  await tap(button(page, /^One more: .*tea/i).first());
  await tap(button(page, 'Check out'));
  await cardForm(page).getByRole('radio', { name: '•••• 4242' }).waitFor();
  await tap(payButton(page));
  await isPaid(page);
  expect(counts).toEqual({ taps: 4, fields: 0 });
  await page.context().close();
});
