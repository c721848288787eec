import type { Language } from '@chifan/domain';
import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { issueLotteryTicket } from '../../apps/server/src/modules/coupon/index.ts';
import { hashPassword, writePaymentPassword } from '../../apps/server/src/modules/member/index.ts';
import { grantBalance } from '../../apps/server/src/modules/wallet/index.ts';
import { newAddress, newMember, type TestPerson } from '../../apps/server/src/testing/index.ts';
import { openPhone, picture } from './browser.ts';
import { createGuest } from './guest.ts';
import { openSmallStage, placeDelivery } from './small-stage.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn, openScreen } from './stage.ts';

const stage = openSmallStage();
const screens = { invite: 'pages/mine/share/index/index', rewards: 'pages/mine/share/reward/reward' } as const;

/** The affiliate money of one order: 2% of two large bowls at 44 yuan. */
const earned = '¥1.76';

async function openFor(person: TestPerson | null, language: Language) {
  const phone = await openPhone(stage.browser, language);
  const { context, page, faults } = phone;
  if (person) await context.addInitScript((value) => localStorage.setItem('security.token', value), person.token);
  onTestFailed(() => picture(page, `affiliate-${language}-failed`));
  const say = spokenIn(language);
  const seen: string[] = [];
  return {
    ...phone,
    say,
    button: (english: string) => page.getByRole('button', { name: say(english), exact: true }),
    go: (screen: string) => openScreen(page, `${stage.server.url}/web/#/${screen}`),
    look: async (name: string) => {
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
      seen.push(...(await faultsOn(page, `affiliate-${language}-${name}`)));
    },
    close: async () => {
      expect([...seen, ...faults]).toEqual([]);
      await context.close();
    },
  };
}

async function mailedCode(to: string): Promise<string> {
  const emails = async () =>
    (await (await fetch(`${stage.server.url}/sandbox/mail.json?to=${encodeURIComponent(to)}`)).json()) as {
      text: string;
    }[];
  await expect.poll(async () => (await emails()).length).toBe(1);
  return /\d{6}/.exec((await emails())[0]?.text ?? '')?.[0] ?? '';
}

async function signedInOn(page: Page): Promise<TestPerson> {
  const token = await page.waitForFunction(() => localStorage.getItem('security.token'));
  const person = { token: String(await token.jsonValue()) };
  const { id } = (await stage.server.call('getLoginMemberInfo', {}, person)).data;
  const { database } = stage.test.app;
  await writePaymentPassword(database.read, id, await hashPassword('246810'));
  const gift = { key: `gift:${id}`, memberId: id, amount: 100_000, at: new Date() };
  await database.transact((tx) => grantBalance(tx, gift));
  return { id, ...person };
}

/** Places an order and completes it: accepted, delivered and confirmed. @returns the order id */
async function eats(member: TestPerson): Promise<number> {
  const { server, city } = stage;
  const addressId = await newAddress(stage.test, member);
  const orderId = await placeDelivery({ ...stage, server, city: { ...city, member, addressId } });
  await server.call('acceptOrder', { orderId }, city.merchant);
  await server.call('markReady', { orderId }, city.merchant);
  await server.call('takeJob', { orderId }, city.courier);
  await server.call('collectOrder', { orderId }, city.courier);
  const { data } = await server.call('orderDetail', { orderId }, member);
  await server.call('handOver', { orderId, code: data.handOverCode ?? '' }, city.courier);
  expect((await server.call('confirmOrder', { orderId }, member)).success).toBe(true);
  return orderId;
}

const drawsOf = async (member: TestPerson) => (await stage.server.call('draws', {}, member)).data;

async function newTicket(member: TestPerson): Promise<void> {
  await stage.test.app.database.transact((tx) =>
    issueLotteryTicket(tx, { memberId: member.id, key: `journey:${member.id}`, at: new Date() }),
  );
}

it('an inviter sees the 2% earned by a friend’s order without a reload', async () => {
  const inviter = await newMember(stage.test);
  const a = await openFor(inviter, 'en');
  await a.go(screens.invite);
  await a.page.getByText('No one has joined with your link yet.').waitFor();
  await a.look('invite-empty');
  const link = (await a.page.locator('bdi', { hasText: 'inviterId' }).textContent()) ?? '';
  expect(link).toContain(`inviterId=${inviter.id}`);
  await a.button('Create a picture to share').click();
  await a.page.getByRole('img', { name: 'Your invitation with its QR code' }).waitFor();
  await a.look('picture');
  const download = a.page.waitForEvent('download');
  await a.button('Save picture').click();
  expect((await download).suggestedFilename()).toBe('chifan.png');
  await a.button('Close').click();

  const b = await openFor(null, 'ar');
  await b.page.goto(stage.server.url + link.slice(link.indexOf('/web/')));
  await b.page.getByText(b.say('A friend invited you')).waitFor();
  await b.look('invited');
  const registering = createGuest(b.page, 'ar');
  const email = 'invited@example.com';
  await registering.askForCode(email);
  await registering.register(await mailedCode(email));
  const friend = await signedInOn(b.page);
  const orderId = await eats(friend);

  await a.page.getByText('Has ordered').waitFor();
  await a.page.getByText('Pending').filter({ hasText: earned }).waitFor();
  await a.page.getByText('1 more friend').waitFor();
  await a.look('friends');
  await a.page.getByText('Pending').click();
  await a.page.getByText('Will be credited on').first().waitFor();
  await a.look('rewards');
  await a.close();

  await b.go(`pages/order/detail/detail?orderId=${orderId}`);
  await b.page.getByText(b.say('You have a prize draw')).click();
  await b.page
    .getByRole('button', { name: b.say('Draw'), exact: false })
    .first()
    .waitFor();
  await b.look('rewards-waiting');
  await b.close();
});

it.each(['en', 'ar'] as const)(
  'a member with a double-draw ticket gets exactly two draws for an order, even if the first response is lost (language: %s)',
  async (language) => {
    const member = await newMember(stage.test);
    const orderId = await eats(member);
    await newTicket(member);
    await expect.poll(async () => (await drawsOf(member)).draws.total).toBe(1);
    const phone = await openFor(member, language);
    const { page, say, button } = phone;
    const keys: (string | undefined)[] = [];
    await page.route('**/rest/affiliate/draw', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      const response = await route.fetch();
      if (keys.length === 1) await route.abort('connectionreset');
      else await route.fulfill({ response });
    });
    await phone.go(`${screens.rewards}?orderId=${orderId}`);
    await page.getByRole('article').getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(say('Use a double-draw ticket')).click();
    await phone.look('draw');
    await button('Tap to draw').click();
    await button('Try again').click();
    await dialog.getByText(/^(2 draws|سحبان)$/).waitFor();
    await phone.look('drawn');
    const { tickets, draws } = await drawsOf(member);
    const [drawn] = draws.records;
    expect([tickets, drawn?.state, drawn?.outcomes.length]).toEqual([0, 'drawn', 2]);
    expect([new Set(keys).size, keys.length]).toEqual([1, 2]);
    const sum = drawn?.outcomes.reduce((all, outcome) => all + outcome, 0) ?? 0;
    await dialog
      .getByText(`¥${(sum / 100).toFixed(2)}`)
      .first()
      .waitFor();
    await button('Done').click();
    await page.getByText(say('Drawn for this order')).waitFor();
    await page.getByText(say('Won in a draw')).waitFor();
    await phone.look('rewards-drawn');
    await button('Prizes and odds').click();
    await page.getByRole('row').filter({ hasText: '¥88.00' }).waitFor();
    await phone.look('odds');
    await phone.go(screens.invite);
    await phone.look('invite');
    // This test drops one response of the server on purpose. The browser logs it as an error, so remove the error from
    // the faults.
    phone.faults.splice(
      0,
      phone.faults.length,
      ...phone.faults.filter((fault) => !fault.includes('ERR_CONNECTION_RESET')),
    );
    await phone.close();
  },
);

it.each(['de', 'ru', 'ur', 'zh-CN'] as const)(
  'no affiliate screen is wider than the phone in a language with long words (language: %s)',
  async (language) => {
    const member = await newMember(stage.test);
    const phone = await openFor(member, language);
    await phone.go(screens.invite);
    await phone.look('invite');
    await phone.button('Create a picture to share').click();
    await phone.page.getByRole('img', { name: phone.say('Your invitation with its QR code') }).waitFor();
    await phone.look('picture');
    await phone.go(screens.rewards);
    await phone.look('rewards');
    await phone.close();
  },
);
