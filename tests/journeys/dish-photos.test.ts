import { expect, it, onTestFailed } from 'vitest';
import { brokenRules } from './access.ts';
import { desk, keepPicture, openPhone, picture } from './browser.ts';
import { openSmallStage } from './small-stage.ts';
import { openScreen } from './stage.ts';

const stage = openSmallStage();

it('a merchant photographs the dishes of the menu on a phone, and guests see the photo in the right width', async () => {
  const viewport = { width: 390, height: 844 };
  const context = await stage.browser.newContext({ ...desk, viewport, locale: 'zh-CN' });
  const page = await context.newPage();
  const { token } = stage.city.merchant;
  await context.addInitScript((kept) => localStorage.setItem('security.consoleToken', kept), token);
  onTestFailed(() => picture(page, 'dish-photos-failed'));
  await page.goto(`${stage.server.url}/console/#/menu`);
  await page.getByRole('link', { name: /^给 \d+ 道菜拍照$/ }).click();
  await page.getByText(/^第 1 道，共 \d+ 道$/).waitFor();
  expect(await brokenRules(page, { isContrastMeasured: true })).toEqual([]);
  await keepPicture(page, 'dish-photos-step');
  await page.setViewportSize({ width: 1600, height: 1200 });
  const photo = { name: 'dish.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
  await page.setViewportSize(viewport);
  await page.getByLabel('拍照', { exact: true }).setInputFiles(photo);
  await page.getByText('照片已保存').waitFor();
  expect(await brokenRules(page, { isContrastMeasured: true })).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
  await keepPicture(page, 'dish-photos-taken');
  await page.getByRole('button', { name: '下一道' }).click();
  await page.getByRole('button', { name: '跳过' }).click();
  await keepPicture(page, 'dish-photos-end');
  await context.close();
  await seenByGuest();
});

/** The first dish of the menu shows its photo, in a width for the small picture of a card. */
async function seenByGuest(): Promise<void> {
  const { page, context, faults } = await openPhone(stage.browser, 'en');
  onTestFailed(() => picture(page, 'dish-photos-guest-failed'));
  await openScreen(page, `${stage.server.url}/web/#/pages/menu/index/index?shopId=${stage.city.shopId}`);
  const shown = page.locator('article img').first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const source = await shown.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(source).toMatch(/\?width=(160|320)$/);
  expect(faults).toEqual([]);
  await context.close();
}
