import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { packed, workbook } from '../../apps/server/src/modules/catalogue/importing/sheet/workbook-in-tests.ts';
import { brokenRules } from './access.ts';
import { desk, keepPicture, picture } from './browser.ts';
import { openSmallStage } from './small-stage.ts';

const stage = openSmallStage();

const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const head = ['编号', '分类', '菜名', '价格（元）', '辣度', '图片文件', '备注'];
const rows = [
  [null, '热菜', '辣椒炒肉', 38, '中辣', '辣椒炒肉.jpg', ''],
  [null, '', '蒜蓉西兰花', '２６元', '不辣', '西兰花.avif', ''],
  [null, '热菜', '水煮鱼', 68, '特辣', '坏图.png', ''],
  [null, '热菜', '例汤', '时价', '', '', ''],
  [null, '热菜', '酸梅汤', 12.5, '变态辣', '没有.jpg', ''],
];

async function openImport(width: number): Promise<Page> {
  const context = await stage.browser.newContext({ ...desk, viewport: { width, height: 844 }, locale: 'zh-CN' });
  const page = await context.newPage();
  const { token } = stage.city.merchant;
  await context.addInitScript((kept) => localStorage.setItem('security.consoleToken', kept), token);
  onTestFailed(() => picture(page, `menu-import-failed-${width}`));
  await page.goto(`${stage.server.url}/console/#/menu`);
  await page.getByRole('link', { name: '批量导入 / 导出' }).click();
  await page.getByText('第二步：上传表格').waitFor();
  return page;
}

const isWider = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

async function looksWell(page: Page, name: string): Promise<void> {
  expect(await brokenRules(page, { isContrastMeasured: true })).toEqual([]);
  expect(await isWider(page)).toBe(false);
  await keepPicture(page, name);
}

const sample = (name: string) => readFile(new URL(`../samples/pictures/${name}`, import.meta.url));

/**
 * A typical photo archive of a merchant: a folder, a file whose type differs from its name, a broken file, and an
 * irrelevant file.
 */
const photos = async () =>
  packed({
    '图片/辣椒炒肉.JPG': await sample('imagesize-progressive.jpg'),
    '图片/西兰花.avif': await sample('imagesize-sample.avif'),
    '图片/坏图.png': await sample('imagesize-invalid-sample.png'),
    '图片/多余.png': await sample('pngsuite-basn3p01.png'),
  });

it.each([390, 1024, 1440])(
  'a merchant imports and undoes a table of dishes with photos at %s px',
  async (width) => {
    const page = await openImport(width);
    await looksWell(page, `menu-import-start-${width}`);
    const table = { name: '新菜单.xlsx', mimeType: xlsx, buffer: await workbook([head, ...rows]) };
    await page.locator('input[type=file]').setInputFiles(table);
    await page.getByText('时价菜没有固定价格，请写今天的价格').waitFor();
    await page.getByText('没有用到的列：备注').waitFor();
    await looksWell(page, `menu-import-preview-${width}`);
    const zip = { name: '图片.zip', mimeType: 'application/zip', buffer: await photos() };
    await page.locator('input[type=file]').setInputFiles(zip);
    await page.getByText('已上传 2 个').waitFor();
    await page.getByText(/^坏图\.png：/).waitFor();
    await looksWell(page, `menu-import-photos-${width}`);
    await page.getByRole('button', { name: '导入 3 道菜……' }).click();
    await page.getByRole('dialog').getByText('跳过 2 行有问题的').waitFor();
    await looksWell(page, `menu-import-confirm-${width}`);
    await page.getByRole('button', { name: '确认导入' }).click();
    await page.getByText('新增 3 道，修改 0 道，跳过 2 行有问题的。').waitFor();
    await page.getByText('第 4 行「水煮鱼」：坏图.png').waitFor();
    await looksWell(page, `menu-import-done-${width}`);
    await page.getByRole('button', { name: '撤销这次导入' }).click();
    await page.getByText('恢复 0 道，移除 3 道。').waitFor();
    await page.getByRole('button', { name: '再导入一个表格' }).click();
    await page.getByText('已撤销').first().waitFor();
    await looksWell(page, `menu-import-past-${width}`);
    await page.context().close();
  },
  300_000,
);

it('a merchant applies and undoes a menu import by keyboard alone', async () => {
  const page = await openImport(1024);
  const table = { name: '键盘.xlsx', mimeType: xlsx, buffer: await workbook([head, ...rows.slice(0, 1)]) };
  await page.locator('input[type=file]').setInputFiles(table);
  const press = async (name: string | RegExp) => {
    const button = page.getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
  };
  await page.getByText('逐行结果').waitFor();
  await press(/^新增 1/);
  await page.getByText('第 2 行').waitFor();
  await press('导入 1 道菜……');
  await page.getByRole('dialog').waitFor();
  await press('确认导入');
  await page.getByText('导入完成').waitFor();
  await press('撤销这次导入');
  await page.getByText('恢复 0 道，移除 1 道。').waitFor();
  await page.context().close();
}, 300_000);

it('the menu import rejects a file that is no table and offers the template', async () => {
  const page = await openImport(1024);
  const odd = { name: '菜单.xlsx', mimeType: xlsx, buffer: Buffer.from('PK\u0003\u0004 nothing of a workbook') };
  await page.locator('input[type=file]').setInputFiles(odd);
  await page.getByText('无法读取这个文件，请另存为 XLSX 或 CSV 后重试。').waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载模板（Excel）' }).click();
  expect((await saved).suggestedFilename()).toBe('菜单模板.xlsx');
  await page.context().close();
}, 300_000);
