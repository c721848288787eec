import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { noMotion, picture } from './browser.ts';
import { openSmallStage } from './small-stage.ts';
import { faultsOn } from './stage.ts';

const stage = openSmallStage();

const printed = `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; padding: 60px 70px; background: #f4ecd8; font: 30px/2 'Noto Sans CJK SC', sans-serif; rotate: 1.5deg }
  p { display: flex; margin: 0 } i { flex: 1; overflow: hidden; height: 2em; font-style: normal } h2 { margin: 0; font-size: 40px }
</style><h2>热菜</h2><p>红烧肉<i>${'.'.repeat(200)}</i>58元</p><p>清蒸鲈鱼<i>${'.'.repeat(200)}</i>88元</p>
<h2>主食</h2><p>扬州炒饭<i>${'.'.repeat(200)}</i>26元</p><p>小笼包（六只）<i>${'.'.repeat(200)}</i>22元</p>`;

const dishes = (
  '拍黄瓜 18,皮蛋豆腐 16,凉拌木耳 22,口水鸡 38,夫妻肺片 42,老醋花生 15,酱牛肉 58,蒜泥白肉 36,糖醋排骨 48,宫保鸡丁 88,' +
  '鱼香肉丝 32,回锅肉 39,水煮牛肉 68,麻婆豆腐 24,干煸四季豆 28,清炒时蔬 19,西红柿炒鸡蛋 26,油爆虾 78,扬州炒饭 25,葱油拌面 20'
).split(',');

/**
 * HTML of a menu page with two columns, which is rotated clockwise by `turned` degrees. `up` and `right` tilt its upper
 * and right edges back, in degrees.
 */
const slantedMenu = (turned: number, { up, right }: { readonly up: number; readonly right: number }) => `<!doctype html>
<meta charset="utf-8"><style>
  body { margin: 0; background: #6b5a48; overflow: hidden }
  main { position: absolute; inset: 20px 90px; padding: 40px; columns: 2; column-gap: 48px; background: #fbfbf8; box-sizing: border-box;
    font: 26px/1.8 'Noto Sans CJK SC', sans-serif; transform: perspective(1900px) rotateX(${up}deg) rotateY(${right}deg) rotate(${turned}deg) }
  p { display: flex; margin: 0; break-inside: avoid } i { flex: 1; overflow: hidden; height: 1.8em; font-style: normal }
</style><main>${dishes
  .map((dish) => dish.split(' '))
  .map(([name, price]) => `<p>${name}<i>${'.'.repeat(200)}</i>${price}</p>`)
  .join('')}</main>`;

/** A JPEG of the printed menu, like a photo from a phone. */
async function photo(content = printed): Promise<Buffer> {
  const context = await stage.browser.newContext({ viewport: { width: 1000, height: 760 }, deviceScaleFactor: 1.5 });
  const page = await context.newPage();
  await page.setContent(content);
  const taken = await page.screenshot({ type: 'jpeg', quality: 80 });
  await context.close();
  return taken;
}

async function openPaperMenu(): Promise<{ readonly page: Page; readonly faults: readonly string[] }> {
  const context = await stage.browser.newContext({
    ...noMotion,
    viewport: { width: 1024, height: 900 },
    locale: 'zh-CN',
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.addInitScript((token) => localStorage.setItem('security.consoleToken', token), stage.city.merchant.token);
  await page.goto(`${stage.server.url}/console/#/paper-menu?shop=${stage.city.shopId}`);
  onTestFailed(() => picture(page, 'paper-menu-failed'));
  return { page, faults };
}

it('a merchant corrects the rows of a photographed menu and adds them to the menu', async () => {
  const { page, faults } = await openPaperMenu();
  await page
    .getByLabel('从相册选择')
    .setInputFiles({ name: 'menu.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await page.getByText('读出 4 道菜').waitFor();
  const names = page.getByLabel('菜名');
  const read = await Promise.all((await names.all()).map((each) => each.inputValue()));
  expect(read).toEqual(['红烧肉', '清蒸鲈鱼', '扬州炒饭', '小笼包（六只）']);
  const prices = await Promise.all((await page.getByLabel('价格（元）').all()).map((each) => each.inputValue()));
  expect(prices).toEqual(['58', '88', '26', '22']);
  for (const width of [390, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await faultsOn(page, `paper-menu-${width}`)).toEqual([]);
  }
  await names.nth(1).fill('清蒸多宝鱼');
  await page.getByLabel('价格（元）').nth(1).fill('98');
  await page.getByRole('button', { name: '预览导入' }).click();
  await page.getByText('会新建分类：热菜、主食').waitFor();
  await page.getByRole('button', { name: '导入 4 道菜……' }).click();
  await page.getByRole('button', { name: '确认导入' }).click();
  await page.getByText('新增 4 道，修改 0 道，跳过 0 行有问题的。').waitFor();
  const { data } = await stage.server.call('merchantMenu', { shopId: stage.city.shopId }, stage.city.merchant);
  const dishes = data.categories.flatMap(({ nameZh, dishes }) =>
    dishes.map((dish) => [nameZh, dish.nameZh, dish.price]),
  );
  expect(dishes).toEqual(
    expect.arrayContaining([
      ['热菜', '红烧肉', 5800],
      ['热菜', '清蒸多宝鱼', 9800],
      ['主食', '小笼包（六只）', 2200],
    ]),
  );
  expect(faults).toEqual([]);
});

it.each([
  [-8, { up: 6, right: -6 }],
  [-4, { up: -6, right: 8 }],
  [0, { up: 8, right: -8 }],
  [4, { up: 8, right: 6 }],
  [8, { up: -6, right: -6 }],
])('each dish of a two-column menu photographed at %s degrees gets its own price', async (turned, tilt) => {
  const { page } = await openPaperMenu();
  const buffer = await photo(slantedMenu(turned, tilt));
  await page.getByLabel('从相册选择').setInputFiles({ name: 'menu.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByText(/^读出 \d+ 道菜$/).waitFor();
  const rows = await Promise.all(
    (await page.locator('li', { has: page.getByLabel('菜名') }).all()).map(async (row) => ({
      dish: `${await row.getByLabel('菜名').inputValue()} ${await row.getByLabel('价格（元）').inputValue()}`,
      text: await row.innerText(),
    })),
  );
  const wrong = rows.filter(
    ({ dish, text }) => !dishes.includes(dish) && !/请核对|没有读到|请对照|相差很大/.test(text),
  );
  expect(wrong.map(({ dish }) => dish)).toEqual([]);
  expect(rows.filter(({ dish }) => dishes.includes(dish)).length).toBeGreaterThanOrEqual(18);
  await page.context().close();
});

it('a photo of a menu that is tilted too far shows a request for a straighter photo', async () => {
  const { page } = await openPaperMenu();
  const buffer = await photo(slantedMenu(0, { up: 0, right: 35 }));
  await page.getByLabel('从相册选择').setInputFiles({ name: 'menu.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByText('照片拍得太斜，只列出能确定的菜。请正对菜单再拍一张。').waitFor();
  await page.context().close();
});

it('the screen that imports a photographed menu works offline after its first use', async () => {
  const { page } = await openPaperMenu();
  // The service worker caches only files that the page requests after it has started, so reload the page.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.reload();
  const menu = { name: 'menu.jpg', mimeType: 'image/jpeg', buffer: await photo() };
  const read = async () => {
    await page.getByLabel('从相册选择').setInputFiles(menu);
    await page.getByText('读出 4 道菜').waitFor();
    await page.getByRole('button', { name: '移除第 1 张' }).click();
    await page.getByText('读出 4 道菜').waitFor({ state: 'detached' });
  };
  await read();
  // The browser may clear its own HTTP cache at any time, so the test clears it.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
  await page.context().setOffline(true);
  await read();
  // Leave the screen and return, so that the app loads the text recogniser again.
  await leaveAndReturn(page);
  await read();
  await page.context().close();
});

async function leaveAndReturn(page: Page): Promise<void> {
  await page.getByRole('link', { name: '菜单', exact: true }).first().click();
  await page.getByLabel('从相册选择').waitFor({ state: 'detached' });
  await page.goBack();
  await page.getByLabel('从相册选择').waitFor({ state: 'attached' });
}
