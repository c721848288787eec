import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFailed } from 'vitest';
import { desk, keepPicture, openPhone, picture } from './browser.ts';
import { faultsOn, openStage } from './stage.ts';
import { walkedDevices } from './walked-languages.ts';

const shanghai = { latitude: '31.230400', longitude: '121.473700' };
const merchant = { login: 'wangshu-lou', password: 'chifan-demo' };

const stage = openStage();

/** Draws a small PNG picture in the browser. */
const photo = async (page: Page) =>
  Buffer.from(
    await page.evaluate(() => {
      const canvas = document.createElement('canvas');
      canvas.width = 640;
      canvas.height = 480;
      const pen = canvas.getContext('2d');
      if (pen) pen.fillStyle = '#c8502d';
      pen?.fillRect(0, 0, 640, 480);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    }),
    'base64',
  );

async function openDesk() {
  const context = await stage.browser.newContext({
    ...desk,
    viewport: { width: 1280, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  return { context, page, faults };
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${stage.server.url}/console/`);
  await page.getByLabel('账号').fill(merchant.login);
  await page.getByLabel('密码', { exact: true }).fill(merchant.password);
  await page.getByRole('button', { name: '登录' }).click();
  await openMainScreen(page, '菜单');
  await page.getByLabel('查找菜品').waitFor();
}

/** Opens a screen of the navigation. On a phone, the entry More (更多) leads to it. */
async function openMainScreen(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: '接单', exact: true }).waitFor();
  const more = page.getByRole('button', { name: /更多/ });
  if (await more.isVisible()) await more.click();
  await page.getByRole('link', { name, exact: true }).click();
}

/** Reads the merchant's shop as a guest sees it. */
async function guestsShop(language = 'en') {
  const nearby = await stage.server.call('nearbyShops', { ...shanghai, pageSize: 100 }, { language });
  const shop = nearby.data.records.find((record) => record.nameZh === '望蜀楼川菜馆');
  if (!shop) throw new Error('the shop is not in the list');
  return shop;
}

async function guestsDish(nameZh: string) {
  const { id } = await guestsShop();
  const menu = await stage.server.call('shopMenu', { shopId: id, ...shanghai });
  const dish = menu.data.categories.flatMap(({ dishes }) => dishes).find((each) => each.nameZh === nameZh);
  if (!dish) throw new Error(`no guest sees ${nameZh}`);
  return dish;
}

const dishesAt = [
  ['phone', '麻婆豆腐', 'Mapo tofu by the spoon', () => openPhone(stage.browser, 'zh-CN')],
  ['desk', '回锅肉', 'Pork that went back to the pan', openDesk],
] as const;

describe.each(dishesAt.filter(([device]) => walkedDevices.includes(device)))(
  'dishes of a merchant at a %s',
  (device, nameZh, english, open) => {
    it('a merchant changes name, price and photo of a dish and takes it off the menu', async () => {
      const { context, page, faults } = await open();
      onTestFailed(() => picture(page, `merchant-${device}-failed`));
      const problems: string[] = [];
      const look = async (name: string) => problems.push(...(await faultsOn(page, `merchant-${device}-${name}`)));

      await signIn(page);
      await look('menu');
      await page.getByRole('link', { name: nameZh, exact: true }).click();
      await page.getByRole('tab', { name: '英语' }).click();
      await page.getByLabel('菜名（英语）').fill(english);
      await page.getByLabel('价格（元）').fill('abc');
      await page.getByRole('button', { name: '保存' }).click();
      await page.getByText('请输入金额').waitFor();
      await page.getByLabel('价格（元）').fill('29.5');
      await look('editor');

      await page
        .getByLabel('从相册选择')
        .setInputFiles({ name: 'dish.png', mimeType: 'image/png', buffer: await photo(page) });
      const frame = page.getByRole('button', { name: /裁剪框/ });
      await frame.waitFor();
      await page.getByLabel('裁剪框大小').fill('50');
      await frame.press('ArrowRight');
      await look('crop');
      await page.getByRole('button', { name: '上传' }).click();
      await page.getByText('封面').waitFor();

      await page.getByRole('button', { name: '预览' }).click();
      await page.getByRole('dialog').getByText(english).first().waitFor();
      await page.getByRole('dialog').getByRole('heading', { name: '阿拉伯语' }).waitFor();
      await look('preview');
      await page.getByRole('button', { name: '关闭', exact: true }).click();

      await openMainScreen(page, '店铺');
      await page.getByText('还没有保存').waitFor();
      await page.getByRole('button', { name: '继续编辑' }).click();
      await page.getByRole('button', { name: '保存' }).click();
      await page.getByLabel('查找菜品').waitFor();
      expect(await guestsDish(nameZh)).toMatchObject({
        name: { text: english, language: 'en' },
        nameFrom: 'merchant',
        price: 2950,
        isSoldOut: false,
        image: expect.stringMatching(/\.(webp|jpg)$/),
      });

      await page.getByRole('button', { name: `售罄：${nameZh}` }).click();
      await page.getByRole('button', { name: '设为售罄' }).click();
      await page.getByRole('button', { name: `恢复：${nameZh}` }).waitFor();
      const soldOut = await guestsDish(nameZh);
      expect(soldOut.isSoldOut).toBe(true);
      problems.push(...(await guestSees(soldOut, english)));

      expect(problems).toEqual([]);
      expect(faults).toEqual([]);
      await context.close();
    }, 240_000);
  },
);

const settingsAt = [
  [
    'phone',
    { opens: '07:15', minimum: '33.30', german: 'Wangshu Lou, scharf' },
    () => openPhone(stage.browser, 'zh-CN'),
  ],
  ['desk', { opens: '08:20', minimum: '44', german: 'Wangshu Lou, sehr scharf' }, openDesk],
] as const;

describe.each(settingsAt.filter(([device]) => walkedDevices.includes(device)))(
  'settings of a merchant at a %s',
  (device, { opens, minimum, german }, open) => {
    it('a merchant edits opening hours, delivery, profile and menu arrangement of the shop', async () => {
      const { context, page, faults } = await open();
      onTestFailed(() => picture(page, `merchant-${device}-settings-failed`));
      const problems: string[] = [];
      const look = async (name: string) => problems.push(...(await faultsOn(page, `merchant-${device}-${name}`)));

      await signIn(page);
      await openMainScreen(page, '店铺');
      await page.getByRole('link', { name: '营业时间' }).waitFor();
      await look('shop');
      await keepHours(page, opens, () => look('hours'));
      await keepDelivery(page, minimum, () => look('delivery'));
      await keepProfile(page, german, () => look('profile'));
      await arrange(page, () => look('arrange'));

      const shop = await guestsShop('de');
      expect(shop).toMatchObject({
        name: { text: german, language: 'de' },
        minimumDelivery: Math.round(Number(minimum) * 100),
      });
      const { data } = await stage.server.call('shopDetails', { shopId: shop.id, ...shanghai });
      const [hours = 0, minutes = 0] = opens.split(':').map(Number);
      expect(data.week.map(({ spans }) => spans[0]?.opens)).toEqual(
        Array.from({ length: 7 }, () => hours * 60 + minutes),
      );
      expect(problems).toEqual([]);
      expect(faults).toEqual([]);
      await context.close();
    }, 240_000);
  },
);

type Look = () => Promise<unknown>;

async function goTo(page: Page, setting: string): Promise<void> {
  await openMainScreen(page, '店铺');
  await page.getByRole('link', { name: setting }).click();
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await page.getByRole('link', { name: '营业时间' }).waitFor();
}

async function keepHours(page: Page, opens: string, look: Look): Promise<void> {
  await goTo(page, '营业时间');
  await page.getByLabel('周一开始').first().fill(opens);
  await page.getByRole('button', { name: '把周一的时间复制到每天' }).click();
  await page.getByRole('group', { name: '即将到来的公共假期' }).getByRole('button').first().click();
  await page.getByText(`${opens}–`).first().waitFor();
  await look();
  await save(page);
}

async function keepDelivery(page: Page, minimum: string, look: Look): Promise<void> {
  await goTo(page, '配送与满减');
  await page.getByLabel('起送价（元）').fill('abc');
  await page.getByText('请输入金额').first().waitFor();
  await page.getByLabel('起送价（元）').fill(minimum);
  await page.getByRole('rowheader', { name: '1 公里', exact: true }).waitFor();
  await look();
  await save(page);
}

async function keepProfile(page: Page, german: string, look: Look): Promise<void> {
  await goTo(page, '店铺资料');
  await page.getByRole('tab', { name: '德语' }).click();
  await page.getByLabel('店名（德语）').fill(german);
  await page.getByLabel('按地名查找').fill('望蜀楼');
  await page.getByLabel('按地名查找').press('Enter');
  await page
    .getByRole('button', { name: /望蜀楼/ })
    .first()
    .waitFor();
  await look();
  await save(page);
}

async function arrange(page: Page, look: Look): Promise<void> {
  await openMainScreen(page, '菜单');
  await page.getByRole('button', { name: '分类与排序' }).click();
  await page.getByRole('button', { name: '「宫保鸡丁」上移' }).click();
  await look();
  await page.getByRole('button', { name: '保存顺序' }).click();
  await page.getByLabel('查找菜品').waitFor();
}

async function guestSees({ id, image }: Awaited<ReturnType<typeof guestsDish>>, english: string): Promise<string[]> {
  const { context, page, faults } = await openPhone(stage.browser, 'en');
  await page.goto(`${stage.server.url}/web/#/pages/menu/detail/detail?dishId=${id}`);
  await page.getByRole('heading', { name: english }).first().waitFor();
  await page.getByText('¥29.50').first().waitFor();
  await page.locator(`img[src$="${image}"]`).first().waitFor();
  await keepPicture(page, `merchant-guest-${id}`);
  await context.close();
  return faults;
}
