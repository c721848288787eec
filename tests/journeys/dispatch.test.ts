import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { newStaff } from '../../apps/server/src/testing/index.ts';
import { desk, openPhone, picture } from './browser.ts';
import { openSmallStage, placeDelivery } from './small-stage.ts';
import { faultsOn } from './stage.ts';

const stage = openSmallStage();

async function openConsole(page: Page, token: string, address: string): Promise<Page> {
  await page.context().addInitScript((value) => localStorage.setItem('security.consoleToken', value), token);
  await page.goto(`${stage.server.url}/console/#${address}`);
  onTestFailed(() => picture(page, `dispatch-failed-${page.viewportSize()?.width}`));
  return page;
}

const wide = async () =>
  (await stage.browser.newContext({ ...desk, viewport: { width: 1280, height: 800 }, locale: 'zh-CN' })).newPage();
const phone = async () => (await openPhone(stage.browser, 'zh-CN')).page;

it('the dispatch board shows a courier’s responses to offers live, and the courier sees assignments live', async () => {
  const { city, server, test } = stage;
  await sql`UPDATE staff SET name = '李建国' WHERE id = ${city.courier.id}`.execute(test.app.database.read);
  const other = await newStaff(test, 'courier');
  await sql`UPDATE staff SET name = '张晓燕' WHERE id = ${other.id}`.execute(test.app.database.read);
  const board = await openConsole(await wide(), city.operator.token, '/dispatch');
  const courier = await openConsole(await phone(), city.courier.token, '/jobs');
  await courier.getByText('暂无可接订单').waitFor();
  const faults = await faultsOn(courier, 'dispatch-about-position');
  const late = await placeDelivery(stage);
  await server.call('acceptOrder', { orderId: late }, { token: city.merchant.token });
  await courier.getByText('优先派给你').waitFor();
  await board.getByText('第 1 轮询问').waitFor();
  faults.push(...(await faultsOn(courier, 'dispatch-offered')), ...(await faultsOn(board, 'dispatch-board-wide')));

  await courier.getByRole('button', { name: '不接' }).click();
  await server.call('declineOffer', { orderId: late }, { token: other.token });
  await board.getByText('已开放给附近所有骑手').waitFor();
  await board.getByRole('button', { name: '指派骑手' }).click();
  faults.push(...(await faultsOn(board, 'dispatch-assign')));
  await board.getByRole('button', { name: '指派给李建国' }).click();
  await courier.getByRole('link', { name: /我的配送/ }).click();
  await courier.getByRole('button', { name: '转单' }).waitFor();

  await board.getByRole('button', { name: /取餐中/ }).click();
  await board.getByRole('button', { name: '收回派单' }).click();
  await board.getByRole('button', { name: '联系不上骑手' }).click();
  await board.getByRole('button', { name: '确认收回' }).click();
  await courier.getByText('手上没有配送单').waitFor();

  await server.call('takeJob', { orderId: late }, { token: other.token });
  await sql`UPDATE customer_order SET estimated_at = now() - interval '6 minutes' WHERE id = ${late}`.execute(
    test.app.database.read,
  );
  const next = await placeDelivery(stage);
  await server.call('acceptOrder', { orderId: next }, { token: city.merchant.token });
  const small = await openConsole(await phone(), city.operator.token, '/dispatch');
  await small.getByRole('button', { name: /全部/ }).click();
  await small.getByText('已超时').waitFor();
  await small.getByText('第 1 轮询问').waitFor();
  await board.getByRole('button', { name: /全部/ }).click();
  faults.push(...(await faultsOn(small, 'dispatch-board-phone')), ...(await faultsOn(board, 'dispatch-board-two')));
  expect(faults).toEqual([]);
});
