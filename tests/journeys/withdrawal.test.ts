import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it, onTestFailed } from 'vitest';
import type { TestPerson } from '../../apps/server/src/testing/index.ts';
import { openPhone, picture } from './browser.ts';
import { newEarner, withdrawable } from './earner.ts';
import { openSmallStage, placeDelivery } from './small-stage.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn, openScreen } from './stage.ts';

const stage = openSmallStage();
const balance = 12_340;
const form = 'pages/mine/share/withdrawal/index/index';
const list = 'pages/mine/share/withdrawal/detail/detail';

let orderId: number;
beforeAll(async () => {
  orderId = await placeDelivery(stage);
});

const earner = () => newEarner(stage, { orderId, balance, pending: 500 });
const withdrawals = async (member: TestPerson) => (await stage.server.call('withdrawals', {}, member)).data.records;

async function openAs(member: TestPerson, language: 'en' | 'ar' | 'zh-CN') {
  const { context, page, faults } = await openPhone(stage.browser, language);
  await context.addInitScript((value) => localStorage.setItem('security.token', value), member.token);
  onTestFailed(() => picture(page, `withdrawal-${language}-failed`));
  const say = spokenIn(language);
  const seen: string[] = [];
  return {
    page,
    say,
    button: (english: string) => page.getByRole('button', { name: say(english), exact: true }),
    go: (screen: string) => openScreen(page, `${stage.server.url}/web/#/${screen}`),
    look: async (name: string) => {
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
      seen.push(...(await faultsOn(page, `withdrawal-${language}-${name}`)));
    },
    close: async () => {
      // A wrong password is an expected answer (status 422), which the browser logs as an error.
      expect([...seen, ...faults.filter((fault) => !fault.includes('422'))]).toEqual([]);
      await context.close();
    },
  };
}

type Phone = Awaited<ReturnType<typeof openAs>>;

async function fillIn({ page, say }: Phone, amount: string): Promise<void> {
  await page.getByLabel(say('Amount in yuan')).fill(amount);
  await page.getByLabel(say('Your real name')).fill('TANAKA AIKO');
  await page.getByLabel(say('Alipay account'), { exact: true }).fill('+81 90 1234 5678');
}

const giveDigits = (page: Page, digits: string) => page.getByRole('dialog').locator('input').fill(digits);

it.each(['en', 'ar'] as const)(
  'a member sees why a withdrawal was refused and requests it again (language: %s)',
  async (language) => {
    const member = await earner();
    const phone = await openAs(member, language);
    const { page, say, button } = phone;
    await phone.go(form);
    await phone.look('form');
    await button('Withdraw').click();
    await page.getByText(say('Enter your name as shown on your ID card or passport.')).waitFor();
    await phone.look('errors');
    await fillIn(phone, '9.99');
    await button('Withdraw').click();
    await page.getByRole('alert').filter({ hasText: '10.00' }).waitFor();
    await page.getByRole('button', { name: '123.40' }).click();
    await button('Withdraw').click();
    await page.getByRole('dialog').getByText('81-9012345678').waitFor();
    await giveDigits(page, '135790');
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await phone.look('confirm');
    await giveDigits(page, '246810');
    await page.getByText(say('Under review')).first().waitFor();
    await phone.look('applied');
    expect(await withdrawable(stage, member)).toMatchObject({ balance: 0, realName: 'TANAKA AIKO' });

    const [first] = await withdrawals(member);
    const refused = { withdrawalId: first?.id ?? 0, refusal: 'name_differs', note: 'AIKO TANAKA?' } as const;
    await stage.server.call('refuseWithdrawal', refused, stage.city.operator);
    await page.getByText(say('withdrawal.name_differs')).waitFor();
    await page.getByText(say('Not approved')).first().waitFor();
    expect(await page.getByText('AIKO TANAKA?').count()).toBe(0);
    await phone.look('refused');
    expect(await withdrawable(stage, member)).toMatchObject({ balance });

    await phone.go(list);
    await page.getByText('123.40').waitFor();
    await phone.look('list');
    await phone.close();
  },
);

it('a member sees live that an operator paid a withdrawal to a bank card', async () => {
  const member = await earner();
  const phone = await openAs(member, 'en');
  const { page, button } = phone;
  await phone.go(form);
  await page.getByLabel('Chinese bank card').check();
  await page.getByLabel('Amount in yuan').fill('50');
  await page.getByLabel('Your real name').fill('TANAKA AIKO');
  await page.getByLabel('Card number').fill('6222 0200 0000 0000 001');
  await page.getByLabel('Bank name').fill('ICBC');
  await phone.look('card');
  await button('Withdraw').click();
  await giveDigits(page, '246810');
  await page.getByText('Under review').first().waitFor();
  const [asked] = await withdrawals(member);
  const withdrawalId = asked?.id ?? 0;
  await stage.server.call('approveWithdrawal', { withdrawalId }, stage.city.operator);
  await page.getByText('On its way to you').first().waitFor();
  const paid = { withdrawalId, outcome: 'paid', reference: 'ICBC-1' } as const;
  await stage.server.call('settleWithdrawal', paid, stage.city.operator);
  await page.getByText('Paid out').first().waitFor();
  await phone.look('paid');
  await phone.close();
});

it('a withdrawal is requested only once when the response to the request is lost', async () => {
  const member = await earner();
  const phone = await openAs(member, 'en');
  const { page, button } = phone;
  const keys: (string | undefined)[] = [];
  await page.route('**/rest/affiliate/withdrawal/apply', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    const response = await route.fetch();
    if (keys.length === 1) await route.abort('connectionreset');
    else await route.fulfill({ response });
  });
  await phone.go(form);
  await fillIn(phone, '20');
  await button('Withdraw').click();
  await giveDigits(page, '246810');
  await page.getByText('Under review').first().waitFor();
  expect([new Set(keys).size, keys.length]).toEqual([1, 2]);
  expect(await withdrawals(member)).toMatchObject([{ amount: 2_000, account: '81-9****5678' }]);
});

it('a late response to a withdrawal request does not change the screen that the guest has opened since', async () => {
  const member = await earner();
  const phone = await openAs(member, 'en');
  const { page, button } = phone;
  const gone = Promise.withResolvers<void>();
  await page.route('**/rest/affiliate/withdrawal/apply', async (route) => {
    const response = await route.fetch();
    await gone.promise;
    await route.fulfill({ response });
  });
  await phone.go(list);
  await button('Withdraw').click();
  await fillIn(phone, '20');
  await button('Withdraw').click();
  const answered = page.waitForResponse('**/rest/affiliate/withdrawal/apply');
  await giveDigits(page, '246810');
  await page.goBack();
  await page.getByText('20.00').waitFor();
  gone.resolve();
  await (await answered).finished();
  await page.getByText('Under review').first().waitFor();
  expect(page.url()).not.toContain('withdrawalId');
  await phone.close();
});

it('the app shows a withdrawal request without a response, even after a reload, until the guest sees its state', async () => {
  const member = await earner();
  const phone = await openAs(member, 'en');
  const { page, button } = phone;
  await page.route('**/rest/affiliate/withdrawal/apply', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await phone.go(form);
  await fillIn(phone, '123.40');
  await button('Withdraw').click();
  await giveDigits(page, '246810');
  const notice = page.getByRole('alert').filter({ hasText: 'We got no response' });
  await notice.waitFor();
  await page.getByText('Not enough to withdraw yet').waitFor();
  await page.reload();
  await notice.waitFor();
  await notice.getByText('Your withdrawals').click();
  await page.getByText('Under review').first().waitFor();
  await page.goBack();
  await page.getByText('Not enough to withdraw yet').waitFor();
  expect(await notice.count()).toBe(0);
  expect(await withdrawals(member)).toMatchObject([{ amount: balance }]);
});

it('a member without a payment password sets one and finds the withdrawal form still filled', async () => {
  const member = await earner();
  await sql`UPDATE member SET payment_password_hash = NULL, password_hash = 'of the account' WHERE id = ${member.id}`.execute(
    stage.test.app.database.read,
  );
  const phone = await openAs(member, 'en');
  const { page, button } = phone;
  await phone.go(form);
  await fillIn(phone, '20');
  await button('Withdraw').click();
  await phone.look('no-password');
  await button('Set a payment password').click();
  await page.getByText('You enter these 6 digits').waitFor();
  await page.goBack();
  await page.getByLabel('Alipay account', { exact: true }).waitFor();
  expect(await page.getByLabel('Alipay account', { exact: true }).inputValue()).toBe('+81 90 1234 5678');
  expect(await page.getByLabel('Amount in yuan').inputValue()).toBe('20');
  await phone.close();
});
