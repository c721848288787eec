import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { assignStaff } from '../../apps/server/src/modules/catalogue/index.ts';
import { hashPassword } from '../../apps/server/src/modules/member/index.ts';
import { newStaff } from '../../apps/server/src/testing/index.ts';
import { desk, keepPicture, picture } from './browser.ts';
import { openSmallStage } from './small-stage.ts';

const stage = openSmallStage();
const staffPassword = 'a-long-kitchen-password';

async function openEditor(merchant = stage.city.merchant): Promise<Page> {
  const { shopId, noodlesId } = stage.city;
  const context = await stage.browser.newContext({
    ...desk,
    viewport: { width: 1280, height: 900 },
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  await page.addInitScript((token) => {
    if (sessionStorage.getItem('begun') === null) localStorage.setItem('security.consoleToken', token);
    sessionStorage.setItem('begun', '1');
  }, merchant.token);
  await page.goto(`${stage.server.url}/console/#/dish?shop=${shopId}&dish=${noodlesId}`);
  onTestFailed(() => picture(page, 'console-forms-failed'));
  await page.getByLabel('价格（元）').first().waitFor();
  return page;
}

const price = (page: Page) => page.getByLabel('价格（元）').first();
const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true }).click();
const standing = async () => (await stage.server.call('dishDetails', { dishId: stage.city.noodlesId })).data.price;

it('a merchant resolves a conflict in the dish editor when a colleague saved the dish first', async () => {
  const [first, second] = [await openEditor(), await openEditor()];
  await price(first).fill('39');
  await price(second).fill('41');
  await save(first);
  await first.getByLabel('查找菜品').waitFor();
  expect(new URL(first.url()).hash).toMatch(/^#\/menu/);
  await save(second);
  await second.getByText('您填写的内容还在').waitFor();
  await keepPicture(second, 'console-forms-changed');
  expect(await standing()).toBe(3900);
  expect(await price(second).inputValue()).toBe('41');
  await second.getByRole('button', { name: '用我的内容覆盖' }).click();
  await second.getByLabel('查找菜品').waitFor();
  expect(await standing()).toBe(4100);

  const third = await openEditor();
  await price(third).fill('99');
  await stage.test.call(
    'setDishAvailability',
    { dishId: stage.city.noodlesId, isAvailable: true, stock: null },
    stage.city.merchant,
  );
  await save(third);
  await third.getByRole('button', { name: '载入对方的内容' }).click();
  await expect.poll(() => price(third).inputValue()).toBe('41');
});

it('a dish form that a merchant typed before being signed out is restored after sign-in', async () => {
  const { database } = stage.test.app;
  const merchant = await newStaff(stage.test, 'merchant');
  await assignStaff(database.read, merchant.id, stage.city.shopId);
  const login = 'forms-cook';
  await sql`UPDATE staff SET login = ${login}, password_hash = ${await hashPassword(staffPassword)}
    WHERE id = ${merchant.id}`.execute(database.read);
  const page = await openEditor(merchant);
  const written = await price(page).inputValue();
  await price(page).fill('57');
  await stage.server.call('logout', {}, merchant);
  const signIn = page.getByLabel('账号');
  // The live order board or a background request may detect the expired session before the save button does.
  await Promise.race([save(page), signIn.waitFor()]);
  await signIn.fill(login);
  await page.getByLabel('密码', { exact: true }).fill(staffPassword);
  await page.getByRole('button', { name: '登录' }).click();
  await price(page).waitFor();
  expect(await price(page).inputValue()).toBe('57');
  expect(written).not.toBe('57');
});
