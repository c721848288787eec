import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { createMember, hashPassword } from '../../apps/server/src/modules/member/index.ts';
import { rescueMember } from '../../apps/server/src/staff/rescue-member.ts';
import { noodlesToTakeAway, placePaid, type TestPerson } from '../../apps/server/src/testing/index.ts';
import { memberOfWeChat } from '../../apps/server/src/testing/small-city.ts';
import { openPhone, picture } from './browser.ts';
import { openSmallStage } from './small-stage.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn, openScreen } from './stage.ts';
import { walkedLanguages } from './walked-languages.ts';

const stage = openSmallStage();
const password = 'journey-password';
const photo = fileURLToPath(new URL('../samples/pictures/imagesize-progressive.jpg', import.meta.url));

const newAddress = (name: string) => `${name}-${randomUUID().slice(0, 8)}@example.com`;

async function newAccount(name: string): Promise<string> {
  const email = newAddress(name);
  const member = { email, passwordHash: await hashPassword(password), name, language: 'en' } as const;
  await createMember(stage.test.app.database.read, member, new Date());
  return email;
}

type Mailed = { readonly subject: string; readonly text: string };

async function mailTo(address: string, wanted: RegExp): Promise<string> {
  let found: RegExpExecArray | null = null;
  const look = async () => {
    const asked = await fetch(`${stage.server.url}/sandbox/mail.json?to=${encodeURIComponent(address)}`);
    for (const { subject, text } of (await asked.json()) as Mailed[]) found ??= wanted.exec(`${subject}\n${text}`);
    return found !== null;
  };
  await expect.poll(look).toBe(true);
  return (found as RegExpExecArray | null)?.[0] ?? '';
}

const mailedCode = (address: string) => mailTo(address, /\b\d{6}\b/);

type Language = 'en' | 'ar';

async function openApp(language: Language, userAgent?: string) {
  const { page, faults } = await openPhone(stage.browser, language, userAgent === undefined ? {} : { userAgent });
  onTestFailed(() => picture(page, `account-failed-${language}`));
  await openScreen(page, `${stage.server.url}/web/`);
  return { page, faults, say: spokenIn(language) };
}

const go = (page: Page, screen: string) => openScreen(page, `${stage.server.url}/web/#/${screen}`);

type Say = ReturnType<typeof spokenIn>;

async function signIn(page: Page, say: Say, email: string, told = 'You’re signed in.'): Promise<void> {
  await go(page, 'pages/internal/login/email/email');
  await page.getByLabel(say('Email')).fill(email);
  await page.getByLabel(say('Password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('Sign in'), exact: true }).click();
  await page.getByText(say(told)).first().waitFor();
}

it.each(walkedLanguages)(
  'a member crops their picture by keyboard alone and changes their email address (language: %s)',
  async (language) => {
    const { page, faults, say } = await openApp(language);
    const button = (english: string) => page.getByRole('button', { name: say(english), exact: true });
    const email = await newAccount('moves');
    await signIn(page, say, email);
    await go(page, 'pages/mine/userinfo/userinfo');
    const seen = await faultsOn(page, `account-profile-${language}`);

    await button('Add picture').click();
    await page.locator('dialog input[type=file]:not([capture])').setInputFiles(photo);
    const frame = page.getByRole('img', {
      name: say('Your picture as others see it. Drag it, or use the arrow keys and + and −.'),
    });
    await frame.focus();
    for (const key of ['+', '+', 'ArrowLeft', 'ArrowUp', '-']) await page.keyboard.press(key);
    seen.push(...(await faultsOn(page, `account-cropper-${language}`)));
    await button('Use this picture').click();
    await page.getByText(say('Picture saved.')).first().waitFor();
    await button('Change picture').waitFor();

    const next = newAddress('moved');
    await page.getByRole('button', { name: email }).click();
    await page.getByLabel(say('New email address')).fill(email);
    await button('Send code').click();
    await page.getByText(say('This is already your address. Enter another one.')).waitFor();
    await page.getByLabel(say('New email address')).fill(next);
    await button('Send code').click();
    await page
      .getByLabel(say('6-digit code'))
      .first()
      .fill(await mailedCode(next));
    seen.push(...(await faultsOn(page, `account-email-${language}`)));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Save'), exact: true })
      .click();
    await page.getByRole('button', { name: next }).waitFor();
    await mailTo(email, /m…@example\.com/);
    const { page: elsewhere, faults: others } = await openApp(language);
    await signIn(elsewhere, say, next);
    await elsewhere.context().close();
    expect([...seen, ...faults, ...others]).toEqual([]);
  },
);

it.each(walkedLanguages)(
  'a member gets a data copy by email, cancels a deletion by signing in, and is deleted after the grace period (language: %s)',
  async (language) => {
    const { page, faults, say } = await openApp(language);
    const button = (english: string) => page.getByRole('button', { name: say(english), exact: true });
    const email = await newAccount('leaves');
    await signIn(page, say, email);
    await go(page, 'pages/mine/security/index/index');
    const seen = await faultsOn(page, `account-security-${language}`);
    await page.getByRole('button', { name: new RegExp(`^${say('Get a copy of my data')}`) }).click();
    await button('Email me a copy').click();
    await page.getByText(say('Your copy is on its way.')).first().waitFor();
    seen.push(...(await faultsOn(page, `account-export-${language}`)));
    const link = new URL(await mailTo(email, /http\S+signature=\S+/));
    const copy = await fetch(stage.server.url + link.pathname + link.search);
    expect([copy.status, copy.headers.get('content-type')]).toEqual([200, 'application/zip']);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: new RegExp(`^${say('Delete account')}`) }).click();
    await button('Keep account').waitFor();
    seen.push(...(await faultsOn(page, `account-deletion-${language}`)));
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Delete account'), exact: true })
      .click();
    await page.getByText(say('Welcome to Chifan')).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('security.token'))).toBeNull();
    await mailTo(email, /Chifan/);
    await signIn(page, say, email, 'Welcome back! Your account stays.');
    expect([...seen, ...faults]).toEqual([]);

    await go(page, 'pages/mine/security/index/index');
    await page.getByRole('button', { name: new RegExp(`^${say('Delete account')}`) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Delete account'), exact: true })
      .click();
    await page.getByText(say('Welcome to Chifan')).waitFor();
    await daysPass();
    await expect.poll(() => isKnown(email)).toBe(false);
    await signIn(page, say, email, 'login_failed');
  },
);

/** Makes the account deletion due at the server's next job check, instead of waiting seven days. */
const daysPass = () =>
  sql`UPDATE job SET run_at = now() WHERE kind = 'member.delete'`.execute(stage.test.app.database.read);

async function isKnown(email: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM member WHERE email = ${email}`.execute(stage.test.app.database.read);
  return rows.length > 0;
}

const weChat =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36 MicroMessenger/8.0.55.2780(0x28003737) WeChat/arm64 NetType/WIFI Language/en';

it('a member with only a WeChat sign-in adds an email address and a password and signs in without WeChat', async () => {
  const { page, faults, say } = await openApp('en', weChat);
  const button = (on: Page, english: string) => on.getByRole('button', { name: say(english), exact: true });
  await go(page, 'pages/internal/login/authorization/authorization');
  await button(page, 'Continue with WeChat').click();
  await page.getByRole('radio', { name: /Mei/ }).check();
  await page.getByRole('button', { name: 'Allow' }).click();
  await page.waitForFunction(() => localStorage.getItem('security.token') !== null);

  await go(page, 'pages/mine/userinfo/userinfo');
  await page.getByText(say('WeChat is your only way to sign in')).waitFor();
  const seen = await faultsOn(page, 'account-only-we-chat');
  const email = newAddress('rescued');
  await button(page, 'Add an email address').click();
  await page.getByLabel(say('Email')).fill(email);
  await button(page, 'Send code').click();
  await page
    .getByLabel(say('6-digit code'))
    .first()
    .fill(await mailedCode(email));
  await button(page, 'Save').click();
  await page.getByRole('button', { name: email }).waitFor();
  await page.getByText(say('WeChat is your only way to sign in')).waitFor({ state: 'hidden' });
  seen.push(...(await faultsOn(page, 'account-second-way-in')));
  await go(page, 'pages/mine/security/index/index');
  await page.getByRole('button', { name: `${say('Password')} ${say('Not set yet')}` }).click();
  await page.getByLabel(say('New password')).fill(password);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Save'), exact: true })
    .click();
  await page.getByText(say('New password saved.')).first().waitFor();

  const { page: elsewhere, faults: others } = await openApp('en');
  await signIn(elsewhere, say, email);
  await go(elsewhere, 'pages/mine/index/index');
  await elsewhere.getByText('Mei 美').first().waitFor();
  expect([...seen, ...faults, ...others]).toEqual([]);
});

async function orderNumberOf(member: TestPerson): Promise<string> {
  const { test, city } = stage;
  const orderId = await placePaid(test, { ...city, member }, noodlesToTakeAway(city));
  return (await stage.server.call('orderDetail', { orderId }, { token: member.token })).data.number;
}

it('a member who lost WeChat, their only sign-in, writes to the platform and regains access to their orders', async () => {
  const number = await orderNumberOf(await memberOfWeChat(stage.test));
  const email = newAddress('lost');
  const { page, faults, say } = await openApp('en');
  const button = (english: string) => page.getByRole('button', { name: say(english), exact: true });
  await go(page, 'pages/internal/login/email/email');
  await button('I lost my WeChat').click();
  const seen = await faultsOn(page, 'account-lost-we-chat');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Customer service'), exact: true })
    .click();
  await page.getByLabel(say('What do you need help with?')).selectOption('account');
  await page.getByLabel(say('Order number (optional)')).fill(number);
  await page.getByLabel(say('Your message')).fill('My WeChat is gone. I paid yesterday at noon.');
  await page.getByLabel(say('Your email, for our reply')).fill(email);
  await button('Send').click();
  await page.getByRole('status').getByText(email).waitFor();

  await platformReads(number, email);
  const { database } = stage.test.app;
  await rescueMember(database, { orderNumber: number, mail: email }, () => {});

  await go(page, 'pages/internal/login/forget/forget');
  await page.getByLabel(say('Email')).fill(email);
  await button('Send code').click();
  await page
    .getByLabel(say('6-digit code'))
    .first()
    .fill(await mailedCode(email));
  await page.getByLabel(say('New password')).fill(password);
  await button('Save and sign in').click();
  await page.getByText(say('New password saved.')).first().waitFor();
  await go(page, 'pages/order/index/index');
  await page.getByText('Noodle House').first().waitFor();
  expect([...seen, ...faults]).toEqual([]);
});

/**
 * Waits until the operator's list of help requests shows the member's email address and the order number that the
 * member typed.
 */
async function platformReads(number: string, email: string): Promise<void> {
  const { context, page } = await openPhone(stage.browser, 'zh-CN');
  const { token } = stage.city.operator;
  await context.addInitScript((value) => localStorage.setItem('security.consoleToken', value), token);
  await page.goto(`${stage.server.url}/console/#/help`);
  await page.getByText(email).waitFor();
  await page.getByText(number).waitFor();
  await context.close();
}
