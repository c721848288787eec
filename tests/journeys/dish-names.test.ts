import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it, onTestFailed } from 'vitest';
import { brokenRules } from './access.ts';
import { desk, keepPicture, picture } from './browser.ts';
import { openSmallStage } from './small-stage.ts';

const stage = openSmallStage();

beforeAll(async () => {
  await sql`UPDATE dish SET name = '{"zh-CN": "蒜蓉炒西兰花", "en": "Broccoli stir-fried with garlic", "ar": "بروكلي مقلي بالثوم"}',
    name_drafts = '{"en": "machine", "ar": "parts"}', by_platform = '{"name": [], "description": []}'`.execute(
    stage.test.app.database.read,
  );
});

async function openNames(width: number): Promise<Page> {
  const context = await stage.browser.newContext({ ...desk, viewport: { width, height: 844 }, locale: 'zh-CN' });
  const page = await context.newPage();
  const { token } = stage.city.operator;
  await context.addInitScript((value) => localStorage.setItem('security.consoleToken', value), token);
  onTestFailed(() => picture(page, `dish-names-failed-${width}`));
  await page.goto(`${stage.server.url}/console/#/dish-names`);
  await page.locator('main form').first().waitFor();
  return page;
}

it.each([390, 1024, 1440])(
  'the screen that corrects dish names is readable and accessible at %s px',
  async (width) => {
    const page = await openNames(width);
    expect(await brokenRules(page, { isContrastMeasured: true })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
    await keepPicture(page, `dish-names-${width}`);
    await page.context().close();
  },
  300_000,
);

it('a merchant corrects and confirms a dish name by keyboard alone', async () => {
  const page = await openNames(1024);
  const form = page.locator('main form').first();
  await form.getByLabel('英语', { exact: true }).focus();
  await page.keyboard.press('End');
  await page.keyboard.type(' sauce');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  await form.getByRole('button', { name: '保存 1 个核对过的译名' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('平台已核对').nth(1).waitFor();
  await page.getByText('上次核对：').first().waitFor();
  await keepPicture(page, 'dish-names-checked');
  await page.context().close();
}, 300_000);
