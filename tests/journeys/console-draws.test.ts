import { sql } from 'kysely';
import { expect, it, onTestFailed } from 'vitest';
import { newMember } from '../../apps/server/src/testing/index.ts';
import { openPhone, picture } from './browser.ts';
import { openSmallStage, placeDelivery } from './small-stage.ts';
import { faultsOn, openScreen } from './stage.ts';

const stage = openSmallStage();

async function openConsole() {
  const { context, page, faults } = await openPhone(stage.browser, 'zh-CN');
  await context.addInitScript(
    (value) => localStorage.setItem('security.consoleToken', value),
    stage.city.operator.token,
  );
  onTestFailed(() => picture(page, 'draws-failed'));
  const seen: string[] = [];
  return {
    page,
    open: (path: string) => openScreen(page, `${stage.server.url}/console/#${path}`),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
    look: async (name: string) => {
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
      seen.push(...(await faultsOn(page, `draws-${name}`)));
    },
    /**
     * Closes the page and asserts that it had only the expected faults. `told` lists the expected errors, which the
     * browser logs for failed API calls.
     */
    close: async (told: readonly string[] = []) => {
      expect([...seen, ...faults]).toEqual(told);
      await context.close();
    },
  };
}

const table = async () => (await stage.server.call('drawTable', {}, stage.city.operator)).data;

it('the settings of prize draws reject a change of an operator that would overwrite a colleague’s change', async () => {
  const { page, open, button, look, close } = await openConsole();
  await open('/draws');
  const first = page.getByLabel('奖金（元）').first();
  await first.waitFor();
  await look('table');
  await first.fill('0.20');
  await button('保存').click();
  await page.getByText('保存新的抽奖设置？').waitFor();
  await look('save');
  await button('确认保存').click();
  await page.getByText('已保存').waitFor();
  const { id, prizes } = await table();
  expect(prizes.map(({ amount }) => amount)).toContain(20);

  await first.fill('0.30');
  const theirs = prizes.map((prize) => (prize.amount === 20 ? { ...prize, amount: 40 } : prize));
  await stage.server.call('setDrawTable', { replaces: id, prizes: theirs }, stage.city.operator);
  await button('保存').click();
  await button('确认保存').click();
  await page.getByText('别人刚刚改过这张表', { exact: false }).last().waitFor();
  await button('重新载入').waitFor();
  await look('changed');
  expect(await first.inputValue()).toBe('0.30');
  await button('重新载入').click();
  await expect.poll(() => first.inputValue()).toBe('0.40');
  expect((await table()).prizes).toEqual(theirs);
  await close(['Failed to load resource: the server responded with a status of 409 (Conflict)']);
});

it('an operator sees the amount that an order earned for the member who invited the guest', async () => {
  const inviter = await newMember(stage.test);
  const { server, city } = stage;
  await sql`UPDATE member SET inviter_id = ${inviter.id} WHERE id = ${city.member.id}`.execute(
    stage.test.app.database.read,
  );
  const orderId = await placeDelivery(stage);
  await server.call('acceptOrder', { orderId }, city.merchant);
  await server.call('markReady', { orderId }, city.merchant);
  await server.call('takeJob', { orderId }, city.courier);
  await server.call('collectOrder', { orderId }, city.courier);
  const { data } = await server.call('orderDetail', { orderId }, city.member);
  await server.call('handOver', { orderId, code: data.handOverCode ?? '' }, city.courier);
  await server.call('confirmOrder', { orderId }, city.member);
  const trail = async () =>
    (await server.call('moneyTrail', { number: data.number }, city.operator)).data?.invitation?.reward?.amount;
  await expect.poll(trail).toBe(176);

  const { page, open, button, look, close } = await openConsole();
  await open('/gateways');
  await page.getByRole('tab', { name: '资金查询', exact: true }).click();
  await page.getByLabel('订单号、充值单号、提现单号或支付流水号').fill(data.number);
  await button('查找').click();
  await page.getByText('推广奖励', { exact: true }).first().scrollIntoViewIfNeeded();
  await page.getByText('¥1.76').first().waitFor();
  await page.getByText(`邀请人 ${inviter.id}`).waitFor();
  await look('trail');
  await close();
});
