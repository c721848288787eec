import type { Language } from '@chifan/domain';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { reindexShops } from '../../apps/server/src/modules/catalogue/index.ts';
import { newMember } from '../../apps/server/src/testing/index.ts';
import { keepPicture, openPhone, picture } from './browser.ts';
import { cardForm } from './guest.ts';
import { openSmallStage } from './small-stage.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn, openScreen } from './stage.ts';

const stage = openSmallStage();

beforeAll(() => stage.test.app.database.transact((tx) => reindexShops(tx, [stage.city.shopId])));

/** A guest whose taps and typed fields are counted. Each count saves a numbered screenshot if PICTURES is set. */
type CountedGuest = {
  readonly page: Page;
  readonly say: ReturnType<typeof spokenIn>;
  readonly counts: { taps: number; fields: number };
  tap(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** Waits until the order is paid. */
  isPaid(): Promise<void>;
};

async function openHome(language: Language, journey: string, token?: string): Promise<CountedGuest> {
  const { context, page } = await openPhone(stage.browser, language);
  if (token) await context.addInitScript((value) => localStorage.setItem('security.token', value), token);
  onTestFailed(() => picture(page, `taps-to-pay-failed-${language}`));
  await openScreen(page, `${stage.server.url}/web/`);
  return countActions(page, language, journey);
}

function countActions(page: Page, language: Language, journey: string): CountedGuest {
  const say = spokenIn(language);
  const counts = { taps: 0, fields: 0 };
  let pictures = 0;
  const keep = (step: string) => {
    pictures += 1;
    const number = String(pictures).padStart(2, '0');
    return keepPicture(page, `taps-to-pay-${language}-${journey}-${number}-${step}`);
  };
  return {
    page,
    say,
    counts,
    tap: async (target) => {
      counts.taps += 1;
      await target.scrollIntoViewIfNeeded();
      await keep('tap');
      await target.click();
    },
    type: async (field, text) => {
      counts.fields += 1;
      await field.fill(text);
      await keep('field');
    },
    isPaid: async () => {
      await page.getByText(say('Payment received')).first().waitFor();
      await keep('paid');
    },
  };
}

const button = ({ page, say }: CountedGuest, english: string) =>
  page.getByRole('button', { name: say(english), exact: true });

/** The button with the amount, such as "Pay CN¥54". */
const payButton = ({ page, say }: CountedGuest) =>
  page.getByRole('button', { name: new RegExp(`^${say('Pay <0/>').replace('<0/>', '').trim()}.*\\d`) });

/** The plus button of a dish. The small city has no Arabic names, so the menu shows the English name. */
const onePlus = ({ page, say }: CountedGuest, dish: string) =>
  page.getByRole('button', { name: new RegExp(say('One more: {of}', { of: `.*${dish}.*` }), 'i') }).first();

/** The first link to the menu of the restaurant, which is on the restaurant's card. */
const restaurantLink = (page: Page) =>
  page.locator('a[href*="/pages/menu/index"]').filter({ hasText: 'Noodle House' }).first();

async function orderNoodles(guest: CountedGuest): Promise<void> {
  const { page, say, tap } = guest;
  await tap(restaurantLink(page));
  await tap(onePlus(guest, 'oodle'));
  const choices = page.getByRole('dialog');
  await tap(choices.locator('label').first());
  await tap(choices.getByRole('button', { name: new RegExp(`^${say('Add')} `) }));
  await choices.waitFor({ state: 'hidden' });
  await tap(button(guest, 'Check out'));
}

/** Chooses pickup and types the contact fields as a visitor. */
async function giveContact({ page, say, tap, type }: CountedGuest, email?: string): Promise<void> {
  await tap(page.getByText(say('Pickup'), { exact: true }));
  await type(page.getByLabel(say('Name'), { exact: true }), 'Aiko');
  await type(page.getByLabel(say('WhatsApp number')), '+81 90 1234 5678');
  if (email !== undefined) await type(page.getByLabel(say('Email')), email);
}

async function typeCard({ page, type }: CountedGuest): Promise<void> {
  const form = cardForm(page);
  await type(form.locator('#number'), '4242424242424242');
  await type(form.locator('#expiry'), '12 / 34');
  await type(form.locator('#cvc'), '123');
}

async function typeMailedCode({ page, say, type }: CountedGuest, email: string): Promise<void> {
  const field = page.getByLabel(say('6-digit code'));
  await field.waitFor();
  const emails = async () => {
    const response = await fetch(`${stage.server.url}/sandbox/mail.json?to=${encodeURIComponent(email)}`);
    return (await response.json()) as { text: string }[];
  };
  await expect.poll(async () => (await emails()).length).toBe(1);
  await type(field, /\d{6}/.exec((await emails())[0]?.text ?? '')?.[0] ?? '');
}

describe.for(['en', 'ar'] as const)('a guest who reads %s', (language) => {
  it('a guest pays the first order by card with at most 11 taps and 7 fields', async () => {
    const guest = await openHome(language, 'card');
    const email = `card-guest-${language}@example.com`;
    await orderNoodles(guest);
    await giveContact(guest, email);
    await typeCard(guest);
    const faults = await faultsOn(guest.page, `visitor-checkout-${language}`);
    await guest.tap(payButton(guest));
    await guest.page.getByLabel(guest.say('6-digit code')).waitFor();
    faults.push(...(await faultsOn(guest.page, `visitor-code-${language}`)));
    await typeMailedCode(guest, email);
    await guest.isPaid();
    expect(guest.counts.taps).toBeLessThanOrEqual(11);
    expect(guest.counts.fields).toBeLessThanOrEqual(7);
    expect(faults).toEqual([]);
    await guest.page.context().close();
  });

  it('a guest pays the first order with a wallet with at most 9 taps and 4 fields', async () => {
    const guest = await openHome(language, 'wallet');
    const email = `wallet-guest-${language}@example.com`;
    const { page, say, tap, counts } = guest;
    await orderNoodles(guest);
    await giveContact(guest, email);
    await tap(page.getByText(say('Alipay'), { exact: true }));
    await tap(payButton(guest));
    await typeMailedCode(guest, email);
    await page.waitForURL(/\/sandbox\/alipay\/cashier\//);
    await tap(page.getByRole('button', { name: 'Pay', exact: true }));
    await guest.isPaid();
    expect(counts.taps).toBeLessThanOrEqual(9);
    expect(counts.fields).toBeLessThanOrEqual(4);
    await page.context().close();
  });

  it('a guest signs in with Google in the checkout, returns to the basket, and pays without a code', async () => {
    const guest = await openHome(language, 'google');
    const { page, say, tap, counts } = guest;
    await orderNoodles(guest);
    await giveContact(guest);
    await tap(page.getByRole('button', { name: say('Continue with {name}', { name: 'Google' }), exact: true }));
    await page.waitForURL(/\/sandbox\/google\/authorize/);
    await tap(page.getByRole('button', { name: 'Continue' }));
    await page.waitForURL(/pages\/menu\/pay\/pay/);
    await expect.poll(() => page.getByLabel(say('Name'), { exact: true }).inputValue()).toBe('Aiko');
    expect(await page.getByLabel(say('Email')).count()).toBe(0);
    await typeCard(guest);
    await tap(payButton(guest));
    await guest.isPaid();
    expect(counts.taps).toBeLessThanOrEqual(11);
    expect(counts.fields).toBeLessThanOrEqual(7);
    await page.context().close();
  });

  it('a guest pays a later order with a saved card with 4 taps and no field', async () => {
    const { token } = await newMember(stage.test, 0);
    const guest = await openHome(language, 'first-order', token);
    const { page, say } = guest;
    await orderNoodles(guest);
    await page.getByLabel(say('Table number')).fill('A12');
    await typeCard(guest);
    await page.getByRole('checkbox', { name: say('Save this card for next time') }).check({ force: true });
    await payButton(guest).click();
    await guest.isPaid();

    await openScreen(page, `${stage.server.url}/web/#/pages/index/index`);
    const later = countActions(page, language, 'returning');
    await later.tap(restaurantLink(page));
    await later.tap(onePlus(later, 'tea'));
    await later.tap(button(later, 'Check out'));
    await cardForm(page).getByRole('radio', { name: '•••• 4242' }).waitFor();
    await later.tap(payButton(later));
    await later.isPaid();
    expect(later.counts).toEqual({ taps: 4, fields: 0 });
    await page.context().close();
  });
});
