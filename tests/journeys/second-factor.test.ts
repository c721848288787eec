import type { ConsoleLanguage } from '@chifan/domain';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { hashPassword } from '../../apps/server/src/modules/member/index.ts';
import { codeAt } from '../../apps/server/src/modules/member/second-factor/second-factor-in-tests.ts';
import { newStaff, type TestPerson } from '../../apps/server/src/testing/index.ts';
import { desk, keepPicture, picture } from './browser.ts';
import { newEarner } from './earner.ts';
import { openSmallStage, placeDelivery } from './small-stage.ts';
import { faultsOn } from './stage.ts';

const stage = openSmallStage();
const password = 'a-long-finance-password';

const texts = {
  en: {
    login: 'Account',
    password: 'Password',
    signIn: 'Sign in',
    home: 'Full order number or contact phone',
    setUp: 'Set up two-step sign-in',
    turnOn: 'Turn on two-step sign-in',
    code: '6-digit code from the authenticator app',
    saved: 'I’ve saved them',
    on: 'On',
    recovery: 'No phone? Use a recovery code',
    recoveryCode: 'Recovery code',
    approve: 'Approve',
    approveIt: 'Approve',
    currentPassword: 'Current password',
    confirm: 'Confirm',
    isYou: 'Confirm it’s you',
  },
  'zh-CN': {
    login: '账号',
    password: '密码',
    signIn: '登录',
    home: '完整订单号或联系电话',
    setUp: '设置两步验证',
    turnOn: '开启两步验证',
    code: '验证器应用里的 6 位验证码',
    saved: '我已保存',
    on: '已开启',
    recovery: '手机不在身边？用备用码',
    recoveryCode: '备用码',
    approve: '通过',
    approveIt: '确认通过',
    currentPassword: '当前密码',
    confirm: '确认',
    isYou: '确认是您本人',
  },
  'zh-Hant-HK': {
    login: '帳戶',
    password: '密碼',
    signIn: '登入',
    home: '完整訂單編號或聯絡電話',
    setUp: '設定兩步驗證',
    turnOn: '啟用兩步驗證',
    code: '驗證器應用程式中的 6 位驗證碼',
    saved: '我已儲存',
    on: '已啟用',
    recovery: '手機不在身邊？使用備用碼',
    recoveryCode: '備用碼',
    approve: '批准',
    approveIt: '確認批准',
    currentPassword: '目前密碼',
    confirm: '確認',
    isYou: '確認是您本人',
  },
} as const satisfies Record<ConsoleLanguage, object>;

async function newOperator(login: string, language: ConsoleLanguage): Promise<TestPerson> {
  const operator = await newStaff(stage.test, 'platform');
  await sql`UPDATE staff SET login = ${login}, password_hash = ${await hashPassword(password)}, language = ${language}
    WHERE id = ${operator.id}`.execute(stage.test.app.database.read);
  return operator;
}

/** Moves the sign-ins of an operator 16 minutes back, so that they are not fresh any more. */
const ageSignIns = ({ id }: TestPerson) =>
  sql`UPDATE session SET created_at = created_at - interval '16 minutes', proved_at = proved_at - interval '16 minutes'
    WHERE staff_id = ${id}`.execute(stage.test.app.database.read);

it.each([
  ['en', 1440],
  ['zh-CN', 390],
  ['zh-Hant-HK', 1024],
] as const)(
  'an operator sets up two-step sign-in, signs in with a code, and approves a withdrawal after a fresh sign-in (language %s, %i px)',
  async (language, width) => {
    const login = `finance-${width}`;
    const operator = await newOperator(login, language);
    const member = await newEarner(stage, { orderId: await placeDelivery(stage), balance: 50_000 });
    const asked = { payoutMethod: 'alipay', account: '13800138000', realName: '李雷' } as const;
    await stage.server.call('withdraw', { amount: 1_200, paymentPassword: '246810', ...asked }, member);

    const said = texts[language];
    const context = await stage.browser.newContext({ ...desk, viewport: { width, height: 900 }, locale: language });
    const page = await context.newPage();
    onTestFailed(() => picture(page, `second-factor-${language}-failed`));
    const faults: string[] = [];
    const look = async (name: string) => {
      await keepPicture(page, `second-factor-${language}-${width}-${name}`);
      faults.push(...(await faultsOn(page, `second-factor-${language}-${name}`)));
    };
    const press = (name: string, within: Pick<Page, 'getByRole'> = page) =>
      within.getByRole('button', { name, exact: true }).first().click();

    await signIn(page, login, said);
    await page.getByText(said.home).first().waitFor();
    await page.goto(`${stage.server.url}/console/#/account`);
    await press(said.setUp);
    await page.getByLabel(said.code).waitFor();
    await look('set-up');
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    const confirmedAt = new Date();
    await page.getByLabel(said.code).fill(codeAt(secret, confirmedAt));
    await press(said.turnOn);
    await page.getByRole('button', { name: said.saved }).waitFor();
    await look('recovery-codes');
    const [recoveryCode = ''] = await page.locator('li code').allInnerTexts();
    await press(said.saved);
    await page.getByText(said.on, { exact: true }).first().waitFor();
    await look('on');

    await sql`DELETE FROM session WHERE staff_id = ${operator.id}`.execute(stage.test.app.database.read);
    const second = await stage.browser.newContext({ ...desk, viewport: { width, height: 900 }, locale: language });
    const other = await second.newPage();
    onTestFailed(() => picture(other, `second-factor-${language}-other-failed`));
    await signIn(other, login, said);
    await other.getByLabel(said.code).waitFor();
    await keepPicture(other, `second-factor-${language}-${width}-code`);
    // The server accepts the code of the next 30 seconds, and refuses the code that confirmed the secret.
    await other.getByLabel(said.code).fill(codeAt(secret, new Date(confirmedAt.getTime() + 30_000)));
    await other.getByRole('main').getByText(said.home).first().waitFor();
    await other.goto(`${stage.server.url}/console/#/withdrawals`);
    await other.getByRole('button', { name: said.approve, exact: true }).first().waitFor();

    await ageSignIns(operator);
    await press(said.approve, other);
    await press(said.approveIt, other.getByRole('dialog'));
    const dialog = other.getByRole('dialog', { name: said.isYou });
    await dialog.getByLabel(said.currentPassword, { exact: true }).fill(password);
    await press(said.confirm, dialog);
    await dialog.getByRole('button', { name: said.recovery }).click();
    await dialog.getByLabel(said.recoveryCode, { exact: true }).fill(recoveryCode);
    await keepPicture(other, `second-factor-${language}-${width}-fresh`);
    faults.push(...(await faultsOn(other, `second-factor-${language}-fresh`)));
    await press(said.confirm, dialog);
    await dialog.waitFor({ state: 'detached' });
    await expect
      .poll(async () => {
        const { data } = await stage.test.call('platformWithdrawals', { view: 'all', pageNo: -1 }, stage.city.operator);
        return data.records[0]?.state;
      })
      .toBe('paid');
    expect(faults).toEqual([]);
    await Promise.all([context.close(), second.close()]);
  },
);

async function signIn(page: Page, login: string, said: (typeof texts)[ConsoleLanguage]): Promise<void> {
  await page.goto(`${stage.server.url}/console/`);
  await page.getByLabel(said.login, { exact: true }).fill(login);
  await page.getByLabel(said.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: said.signIn, exact: true }).click();
}
