import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { chosenSize, newSetMeal, openBrand } from '../../apps/server/src/testing/set-meals.ts';
import { desk, picture } from './browser.ts';
import { openSmallStage, setMealCodesFallDue } from './small-stage.ts';
import { faultsOn, openScreen } from './stage.ts';

const stage = openSmallStage();

async function openDesk(token: string, width: number): Promise<Page> {
  const context = await stage.browser.newContext({
    ...desk,
    viewport: { width, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  await context.addInitScript((value) => localStorage.setItem('security.consoleToken', value), token);
  const page = await context.newPage();
  onTestFailed(() => picture(page, 'console-set-meals-failed'));
  return page;
}

const open = (page: Page, path: string) => openScreen(page, `${stage.server.url}/console/#${path}`);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Buys the set meal with the balance and chooses the first branch. */
async function buyAndChoose(setMealId: number, shopId: number): Promise<number> {
  const asMember = { token: stage.city.member.token };
  const request = { setMealId, quantity: 1, choices: chosenSize, useBalance: true };
  const quoted = await stage.server.call('quoteSetMeal', request, asMember);
  const placed = await stage.server.call(
    'placeSetMeal',
    { request, quoteToken: quoted.data.token, paymentPassword: '246810' },
    asMember,
  );
  const { orderId } = placed.data;
  await stage.server.call('chooseRestaurant', { orderId, shopId }, asMember);
  return orderId;
}

type Look = (page: Page, name: string) => Promise<void>;

async function uploadCodes(desk: Page, look: Look): Promise<void> {
  await open(desk, '/set-meals');
  await look(desk, 'list');
  await desk.getByRole('link', { name: '券码' }).click();
  await desk.getByText('已用完，请上传').waitFor();
  await desk.getByLabel(/选择 CSV 文件/).setInputFiles({
    name: 'codes.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('\uFEFFcode\r\nNOODLE-0001\r\nNOODLE-0002\r\nNOODLE-0001\r\n不是券码\r\n'),
  });
  await press(desk, '上传');
  await desk.getByText('加入 2 个').waitFor();
  await desk.getByText('文件里重复').waitFor();
  await desk.getByText('格式不对').waitFor();
  await look(desk, 'codes');
}

it('an operator uploads voucher codes of a brand, a guest buys the set meal, and a merchant redeems the code', async () => {
  const { test, city } = stage;
  const brand = await openBrand(test, city, { hours: '24/7' });
  const setMealId = await newSetMeal(test, brand, { codeSource: 'brand' });
  const desk = await openDesk(city.operator.token, 1280);
  const seen: string[] = [];
  const look: Look = async (page, name) => {
    seen.push(...(await faultsOn(page, `console-set-meals-${name}`)));
  };

  await uploadCodes(desk, look);
  await open(desk, `/set-meal?setMeal=${setMealId}`);
  await desk.getByLabel('套餐价（元）').fill('58');
  await press(desk, '预览');
  await desk.getByText('Noodles for two').waitFor();
  await look(desk, 'preview');
  await desk.keyboard.press('Escape');
  await press(desk, '保存');
  await desk.getByText('已保存').waitFor();
  await look(desk, 'saved');

  const orderId = await buyAndChoose(setMealId, city.shopId);
  await setMealCodesFallDue(stage, setMealId);
  const counter = await openDesk(city.merchant.token, 390);
  await open(counter, '/orders');
  await counter.getByText('今日到店套餐：1 份').click();
  await counter.getByText('NOODLE-0001').waitFor();
  await look(counter, 'today');
  await open(counter, '/redeem');
  await press(counter, '改用品牌券码');
  await look(counter, 'brand-code');
  await counter.getByLabel('客人出示的品牌券码').fill('noodle-0001');
  await counter.keyboard.press('Enter');
  await counter.getByText('核销成功，请交餐').waitFor();
  await look(counter, 'redeemed');
  const { data } = await stage.server.call('orderDetail', { orderId }, { token: city.member.token });
  expect([data.state, data.receipt.payable + data.receipt.balance]).toEqual(['completed', 5800]);

  await open(desk, '/set-meals?view=sales');
  await desk.getByRole('row', { name: /合计.*1.*0.*1.*0.*58\.00.*5\.80/ }).waitFor();
  await look(desk, 'sales');
  await open(desk, '/set-meals?view=brands');
  await look(desk, 'brands');
  await desk.getByRole('link', { name: '编辑' }).click();
  await desk.getByLabel(/加入门店/).waitFor();
  await look(desk, 'brand');
  await desk.setViewportSize({ width: 1024, height: 768 });
  for (const path of ['/set-meals', `/set-meal?setMeal=${setMealId}`, `/set-meal-codes?setMeal=${setMealId}`]) {
    await open(desk, path);
    await look(desk, `1024${path.replaceAll(/\W+/g, '-')}`);
  }
  expect(seen).toEqual([]);
});
