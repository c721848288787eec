import { beforeAll, expect, it, onTestFailed } from 'vitest';
import { clickIfThere, openPhone, picture } from './browser.ts';
import { type MovedMoney, moveMoney, trail } from './moved-money.ts';
import { openSmallStage } from './small-stage.ts';
import { faultsOn, openScreen } from './stage.ts';

const stage = openSmallStage();

let moved: MovedMoney;
beforeAll(async () => {
  moved = await moveMoney(stage);
});

it('an operator records in two steps that a failed gateway refund was paid another way', async () => {
  const { context, page, faults } = await openPhone(stage.browser, 'zh-CN');
  await context.addInitScript(
    (value) => localStorage.setItem('security.consoleToken', value),
    stage.city.operator.token,
  );
  onTestFailed(() => picture(page, 'ended-gateway-refund-failed'));
  const seen: string[] = [];
  const look = async (name: string) => {
    await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
    seen.push(...(await faultsOn(page, `ended-gateway-refund-${name}`)));
  };
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await openScreen(page, `${stage.server.url}/console/#/failed-transfers`);
  await page.getByRole('link', { name: '渠道退不了？改用其他方式' }).waitFor();
  await look('refund');
  await page.getByRole('link', { name: '渠道退不了？改用其他方式' }).click();
  await button('改用其他方式退款').click();
  expect(await button('下一步').isEnabled()).toBe(false);
  await page.getByText('已用其他方式付给客人').click();
  await page.getByLabel('付款凭证号').fill('ICBC-20261121-7');
  await page.getByLabel('说明').fill('银行卡已注销，客人要求转账。');
  await look('form');
  await button('下一步').click();
  await page.getByText('确认后不能撤销').waitFor();
  await look('confirm');
  // The button is disabled while the server retries, so the operator presses it again later.
  const confirm = page.locator('button:enabled', { hasText: '确认退款' });
  const isEnded = async () => {
    await clickIfThere(confirm);
    return page.getByText('以其他方式退款').isVisible();
  };
  await expect.poll(isEnded, { interval: 1_000 }).toBe(true);
  await page.getByText('凭证号 ICBC-20261121-7').waitFor();
  await look('trail');
  const { attempts } = await trail(stage, moved.unreturned.number);
  expect(attempts[0]?.gatewayRefunds[0]).toMatchObject({ state: 'settled', destination: 'otherwise', amount: 1_000 });
  // The browser logs API calls that the server refused during a retry (status 409) as errors.
  expect([...seen, ...faults.filter((fault) => !fault.includes('409'))]).toEqual([]);
  await context.close();
});

it.each([
  ['en', 'Paid to you another way'],
  ['ar', 'دُفع إليك بطريقة أخرى'],
])('the guest reads that a refund was paid another way (language: %s)', async (language, words) => {
  const { context, page, faults } = await openPhone(stage.browser, language);
  await context.addInitScript((value) => localStorage.setItem('security.token', value), stage.city.member.token);
  onTestFailed(() => picture(page, `ended-gateway-refund-guest-${language}-failed`));
  await openScreen(page, `${stage.server.url}/web/#/pages/order/detail/detail?orderId=${moved.unreturned.orderId}`);
  await page.getByText(words).waitFor();
  await page.getByText(words).scrollIntoViewIfNeeded();
  const seen = await faultsOn(page, `ended-gateway-refund-guest-${language}`);
  expect([...seen, ...faults]).toEqual([]);
  await context.close();
});
