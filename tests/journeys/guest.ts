import type { Language } from '@chifan/domain';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { clickIfThere, keepPicture } from './browser.ts';
import { spokenIn } from './spoken.ts';

/**
 * Actions of a guest in the guest app, in the guest's language. `keep` saves a screenshot of a step if PICTURES is set.
 */
export type Guest = {
  keep(name: string): Promise<void>;
  findShop(nameZh: string): Promise<void>;
  fillCart(dishes: number): Promise<void>;
  askForCode(email: string): Promise<void>;
  register(code: string): Promise<void>;
  /** Fills in the contact fields of the checkout as a visitor. */
  checkOut(email: string): Promise<void>;
  /** Pays in the checkout. A visitor also types the mailed code. */
  payByCard(mailedCode?: () => Promise<string>): Promise<void>;
  waitForCode(): Promise<string>;
  hasCompleted(): Promise<void>;
};

export function createGuest(page: Page, language: Language): Guest {
  const say = spokenIn(language);
  const keep = (name: string) => keepPicture(page, `${language}-${name}`);
  const button = (english: string) => page.getByRole('button', { name: say(english), exact: true });
  const tap = (english: string) =>
    page
      .getByRole('link', { name: say(english) })
      .or(button(english))
      .first()
      .click();
  return {
    keep,
    findShop: (nameZh) => findShop(page, button, keep, nameZh),
    fillCart: async (dishes) => {
      await fillCart(page, new RegExp(say('One more: {of}', { of: '.+' })), keep, dishes);
      await button('Check out').click();
    },
    askForCode: async (email) => {
      await tap('Continue with email');
      await page.getByLabel(say('Email')).fill(email);
      await button('Send code').click();
    },
    register: async (code) => {
      await keep('4-register');
      await page.getByLabel(say('6-digit code')).first().fill(code);
    },
    checkOut: async (email) => {
      await page.getByText(say('Pickup')).click();
      await page.getByLabel(say('Name'), { exact: true }).fill('Journey Guest');
      await page.getByLabel(say('WhatsApp number')).fill('+81 90 1234 5678');
      await page.getByLabel(say('Email')).fill(email);
      await keep('5-checkout');
    },
    payByCard: async (mailedCode) => {
      await fillCardForm(page);
      await keep('6-pay');
      await page
        .getByRole('button', { name: say('Pay <0/>').replace('<0/>', '').trim() })
        .last()
        .click();
      if (mailedCode)
        await page
          .getByLabel(say('6-digit code'))
          .first()
          .fill(await mailedCode());
      await page.getByText(say('Payment received')).first().waitFor();
      await keep('7-paid');
    },
    waitForCode: async () => {
      await tap('Show my order');
      const code = page.getByText(/^[A-Z]\d{3}$/).first();
      await code.waitFor();
      await keep('8-code');
      return (await code.textContent()) ?? '';
    },
    hasCompleted: async () => {
      await page.getByText(say('Completed')).first().waitFor();
      await keep('9-completed');
    },
  };
}

type Button = (english: string) => Locator;
type Keep = (name: string) => Promise<void>;

async function findShop(page: Page, button: Button, keep: Keep, nameZh: string): Promise<void> {
  await button('Open now').waitFor();
  // The app removes the button if the browser already allows it to read the position.
  await clickIfThere(button('Use my location'));
  await button('Use my location').waitFor({ state: 'hidden' });
  await button('Open now').click();
  const card = page.getByRole('link').filter({ hasText: nameZh }).first();
  await card.waitFor();
  await keep('1-home');
  await card.click();
}

async function fillCart(page: Page, oneMore: RegExp, keep: Keep, dishes: number): Promise<void> {
  const plus = page.getByRole('button', { name: oneMore }).first();
  await plus.waitFor();
  await keep('2-menu');
  for (let pieces = 0; pieces < dishes; pieces += 1) {
    const before = await page.evaluate(cartOf);
    await plus.click();
    // If the dish has choices, the app first opens a drawer with the choices. The code of the drawer loads on demand.
    const drawer = page.getByRole('dialog');
    await expect.poll(async () => (await drawer.isVisible()) || (await page.evaluate(cartOf)) !== before).toBe(true);
    if (await drawer.isVisible()) await chooseFirstOptions(drawer);
  }
  await keep('3-cart');
}

const cartOf = () => localStorage.getItem('security.cart');

async function chooseFirstOptions(drawer: Locator): Promise<void> {
  for (const group of await drawer.locator('fieldset').all()) {
    const first = group.getByRole('radio').first();
    if ((await first.count()) > 0) await first.check({ force: true });
  }
  await drawer.getByRole('button').last().click();
}

/** The gateway's own card form, which is in an iframe. */
export const cardForm = (page: Page) => page.frameLocator('iframe').first();

export async function fillCardForm(page: Page, number = '4242424242424242'): Promise<void> {
  const form = cardForm(page);
  await form.locator('#number').fill(number);
  await form.locator('#expiry').fill('12 / 34');
  await form.locator('#cvc').fill('123');
}
