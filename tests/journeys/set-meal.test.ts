import type { Language } from '@chifan/domain';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it, onTestFailed } from 'vitest';
import { newMember } from '../../apps/server/src/testing/index.ts';
import { chosenSize, newSetMeal, openBrand } from '../../apps/server/src/testing/set-meals.ts';
import { openPhone, picture } from './browser.ts';
import { createGuest, fillCardForm } from './guest.ts';
import { openSmallStage, setMealCodesFallDue } from './small-stage.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn } from './stage.ts';
import { walkedLanguages } from './walked-languages.ts';

const stage = openSmallStage();

let setMealId = 0;
beforeAll(async () => {
  setMealId = await newSetMeal(stage.test, await openBrand(stage.test, stage.city, { hours: '24/7' }));
});

async function phoneOf(language: Language, token: string) {
  const { context, page, faults } = await openPhone(stage.browser, language);
  await context.addInitScript((value) => localStorage.setItem('security.token', value), token);
  onTestFailed(() => picture(page, `set-meal-${language}-failed`));
  const say = spokenIn(language);
  const seen: string[] = [];
  return {
    page,
    say,
    /** The button with the given text. `<0/>` in the text is a placeholder for an amount. */
    button: (english: string) => page.getByRole('button', { name: wordsOf(say(english)) }),
    look: async (name: string) => {
      seen.push(...(await faultsOn(page, `set-meal-${language}-${name}`)));
    },
    expectNoFault: () => expect([...seen, ...faults]).toEqual([]),
    close: () => context.close(),
  };
}

type Phone = Awaited<ReturnType<typeof phoneOf>>;

const wordsOf = (sentence: string): RegExp => new RegExp(`^\\s*${sentence.replace('<0/>', '.+')}\\s*$`);

const open = (page: Page, address: string) => page.goto(`${stage.server.url}/web/#/${address}`);

/** Opens the checkout from the details of the set meal, with payment by card. */
async function order({ page, say, button, look }: Phone, { quantity = 1 } = {}): Promise<void> {
  await open(page, `pages/shop/detail/detail?setMealId=${setMealId}`);
  await button('Buy for <0/>').click();
  await page.getByText(say('You choose the restaurant later')).waitFor();
  for (let pieces = 1; pieces < quantity; pieces += 1)
    await page.getByRole('button', { name: new RegExp(say('One more: {of}', { of: '.+' })) }).click();
  await page.getByRole('radio', { name: say('Bank card') }).check({ force: true });
  await look('1-checkout');
}

async function buyByCard(phone: Phone, language: Language): Promise<void> {
  await order(phone);
  await createGuest(phone.page, language).payByCard();
  await phone.look('2-paid');
}

async function choose({ page, say, button, look }: Phone): Promise<void> {
  await button('Choose a restaurant').click();
  await button('Choose').nth(1).waitFor();
  await look('3-branches');
  await button('Map').click();
  await page.getByRole('application').waitFor();
  await look('4-map');
  await button('List').click();
  await button('Choose').first().click();
  await page.getByText(say('After this, no refund is possible.')).waitFor();
  await look('5-asked-again');
  await button('Choose this restaurant').click();
  await page.getByText(say('Your code is on its way')).first().waitFor();
  await look('6-code-on-its-way');
}

it.each(walkedLanguages)(
  'a guest buys a set meal by card, chooses a restaurant, gets the code, and can no longer get a refund (language: %s)',
  async (language) => {
    const { token } = await newMember(stage.test, 0);
    const phone = await phoneOf(language, token);
    await buyByCard(phone, language);
    await choose(phone);
    await setMealCodesFallDue(stage, setMealId);
    await phone.page
      .getByText(/^[A-Z]\d{3}$/)
      .first()
      .waitFor();
    await phone.look('7-code');
    expect(await phone.button('Get <0/> back').count()).toBe(0);
    const { data: orders } = await stage.server.call('listOrders', {}, { token });
    const orderId = orders.records[0]?.id ?? 0;
    const refused = await stage.server.call('cancelOrder', { orderId, reason: 8 }, { token });
    expect(refused).toMatchObject({ success: false, data: { reason: 'transition_not_allowed' } });
    const waiter = phone.page.getByRole('link', { name: phone.say('Show this to your waiter') });
    await waiter.click();
    await phone.page.getByText('双人面套餐').first().waitFor();
    await phone.look('8-waiter');
    phone.expectNoFault();
    await phone.close();
  },
);

it.each(walkedLanguages)(
  'a guest gets a full refund of a set meal before choosing a restaurant (language: %s)',
  async (language) => {
    const { token } = await newMember(stage.test, 10_000);
    const request = { setMealId, quantity: 1, choices: chosenSize, useBalance: true };
    const quoted = await stage.server.call('quoteSetMeal', request, { token });
    const input = { request, quoteToken: quoted.data.token, paymentPassword: '246810' };
    const { data: placed } = await stage.server.call('placeSetMeal', input, { token });
    const phone = await phoneOf(language, token);
    const { page, say, button, look } = phone;
    await open(page, 'pages/order/index/index');
    await page.getByText(say('Voucher ready')).first().waitFor();
    await look('9-list');
    await page.getByRole('article').getByRole('link').first().click();
    await button('Get <0/> back').click();
    await page.getByText(say('To your balance')).waitFor();
    await look('10-refund-asked');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: wordsOf(say('Get <0/> back')) })
      .click();
    await page.getByText(say('You cancelled the order')).first().waitFor();
    await look('11-refunded');
    const { data: order } = await stage.server.call('orderDetail', { orderId: placed.orderId }, { token });
    expect(order).toMatchObject({ state: 'cancelled', refunded: 6_800 });
    phone.expectNoFault();
    await phone.close();
  },
);

it.each(walkedLanguages)(
  'a guest whose card is declined pays the set meal on the same screen, and the next purchase starts empty (language: %s)',
  async (language) => {
    const { token } = await newMember(stage.test, 0);
    const phone = await phoneOf(language, token);
    const { page, say, button, look } = phone;
    await order(phone, { quantity: 2 });
    await fillCardForm(page, '4000000000000002');
    await button('Pay <0/>').click();
    await page.getByText(say('Your order is waiting for payment')).waitFor();
    await page.getByLabel(say('Quantity: {quantity}', { quantity: '2' })).waitFor();
    expect(await page.getByText(say('Change'), { exact: true }).isVisible()).toBe(false);
    await look('12-unpaid');
    await createGuest(page, language).payByCard();
    const { data: orders } = await stage.server.call('listOrders', {}, { token });
    expect(orders.records).toMatchObject([{ state: 'pending' }]);
    await page.goBack();
    await page.getByText(say('This order is paid')).waitFor();
    await look('13-paid-checkout');
    await open(page, `pages/shop/pay/pay?setMealId=${setMealId}`);
    await page.getByLabel(say('Quantity: {quantity}', { quantity: '1' })).waitFor();
    phone.expectNoFault();
    await phone.close();
  },
);
