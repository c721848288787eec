import type { Language } from '@chifan/domain';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFailed } from 'vitest';
import { openPhone, picture } from './browser.ts';
import { openSmallStage, placeDelivery } from './small-stage.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn } from './stage.ts';
import { walkedLanguages, wideLanguages } from './walked-languages.ts';

const stage = openSmallStage();

type Device = Awaited<ReturnType<typeof openPhone>>;

async function openAs(slot: string, token: string, language: string, address: string): Promise<Device> {
  const device = await openPhone(stage.browser, language);
  await device.context.addInitScript(([key = '', value = '']) => localStorage.setItem(key, value), [slot, token]);
  await device.page.goto(`${stage.server.url}${address}`);
  return device;
}

const openGuest = (language: string, address: string) =>
  openAs('security.token', stage.city.member.token, language, `/web/#/${address}`);

const openStaff = (token: string, address: string) =>
  openAs('security.consoleToken', token, 'zh-CN', `/console/#${address}`);

/** Saves a screenshot and asserts that the screen has no faults. */
async function look(page: Page, name: string): Promise<void> {
  // The live connection never ends, so wait for aria-busy instead of open requests.
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  expect(await faultsOn(page, `refund-${name}`)).toEqual([]);
}

/** Checks a console screen in only one of the runs, because the console is always Chinese. */
const lookOnce = (page: Page, language: Language, name: string) =>
  language === 'en' ? look(page, `${language}-${name}`) : undefined;

async function delivered(): Promise<number> {
  const orderId = await placeDelivery(stage);
  const { merchant, courier, member } = stage.city;
  await stage.server.call('acceptOrder', { orderId }, merchant);
  await stage.server.call('markReady', { orderId }, merchant);
  await stage.server.call('takeJob', { orderId }, courier);
  await stage.server.call('collectOrder', { orderId }, courier);
  const { data } = await stage.server.call('orderDetail', { orderId }, member);
  await stage.server.call('handOver', { orderId, code: data.handOverCode ?? '' }, courier);
  return orderId;
}

async function asks(page: Page, language: Language): Promise<void> {
  const say = spokenIn(language);
  const button = (english: string) => page.getByRole('button', { name: say(english), exact: true });
  await button('Request a refund').click();
  const more = page.getByRole('button', { name: new RegExp(say('One more: {of}', { of: '.+' })) });
  await more.first().click();
  const until = say('The restaurant has until {due} to reply. After that, we decide.', { due: '.+' });
  await page.getByText(new RegExp(until)).waitFor();
  await page.getByRole('radio', { name: say('The packaging leaked or was damaged') }).check({ force: true });
  await page.getByLabel(say('What went wrong?')).fill('Half of it never came.');
  const files = page.locator('input[type=file]').last();
  await files.setInputFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await page.screenshot({ type: 'jpeg' }),
  });
  await page.getByRole('img', { name: say('Photo {number}', { number: '1' }) }).waitFor();
  await look(page, `${language}-1-apply`);
  await button('Submit request').click();
  await page.getByText(say('The restaurant is looking at your request')).first().waitFor();
  await look(page, `${language}-2-asked`);
}

async function refuses(language: Language): Promise<void> {
  const { page, context, faults } = await openStaff(stage.city.merchant.token, '/refunds');
  onTestFailed(() => picture(page, 'refund-merchant-failed'));
  await page.getByRole('button', { name: '拒绝', exact: true }).first().waitFor();
  await lookOnce(page, language, '3-merchant');
  await page.setViewportSize({ width: 1280, height: 800 });
  await lookOnce(page, language, '3-merchant-wide');
  await page.getByRole('button', { name: '拒绝', exact: true }).first().click();
  await page.getByRole('radio', { name: '照片看不出问题' }).check({ force: true });
  await lookOnce(page, language, '4-refuse');
  await page.getByRole('button', { name: '确认拒绝' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
}

async function appeals(page: Page, language: Language): Promise<void> {
  const say = spokenIn(language);
  await page.getByText(say('decision.photo_shows_nothing')).waitFor();
  await look(page, `${language}-5-refused`);
  await page.getByRole('button', { name: say('Ask us to decide') }).click();
  await page.getByLabel(say('Why do you disagree?')).fill('The box was half empty.');
  await look(page, `${language}-6-appeal`);
  await page.getByRole('button', { name: say('Send'), exact: true }).click();
  await page.getByText(say('We’re deciding')).first().waitFor();
}

async function decides(language: Language): Promise<void> {
  const { page, context, faults } = await openStaff(stage.city.operator.token, '/all-refunds');
  onTestFailed(() => picture(page, 'refund-platform-failed'));
  await page.getByRole('button', { name: '裁定' }).first().waitFor();
  await lookOnce(page, language, '7-platform');
  await page.getByRole('button', { name: '裁定' }).first().click();
  await page.getByLabel('退款金额（元）').fill('20.35');
  await page.getByRole('radio', { name: '仅退有问题的菜品' }).check({ force: true });
  await page.getByRole('radio', { name: '商家', exact: true }).check({ force: true });
  await page.getByLabel('书面说明').fill('照片显示餐盒半空，部分退款。');
  await lookOnce(page, language, '8-decide');
  await page.getByRole('button', { name: '确认裁定' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
  await context.close();
}

describe.each(walkedLanguages)('refunds in %s on a phone 375 px wide', (language) => {
  it('a guest appeals a refused partial refund, and the platform grants it', async () => {
    const say = spokenIn(language);
    const orderId = await delivered();
    const { page, context, faults } = await openGuest(language, `pages/order/detail/detail?orderId=${orderId}`);
    onTestFailed(() => picture(page, `refund-${language}-failed`));
    await asks(page, language);
    await refuses(language);
    await appeals(page, language);
    await decides(language);
    await page.getByText(say('Your money is back')).first().waitFor();
    await page.getByText(say('To your balance')).waitFor();
    await page.getByText(say('decision.only_affected')).waitFor();
    expect(await page.getByText('照片显示餐盒半空').count()).toBe(0);
    await look(page, `${language}-9-granted`);
    const { data } = await stage.server.call('orderDetail', { orderId }, { token: stage.city.member.token });
    expect(data).toMatchObject({ state: 'after_sale_completed', refunded: 2_035 });
    expect(faults).toEqual([]);
    await context.close();
  });
});

async function offersPart(language: Language): Promise<void> {
  const { page, context, faults } = await openStaff(stage.city.merchant.token, '/refunds');
  onTestFailed(() => picture(page, 'refund-offer-failed'));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: '同意退款', exact: true }).first().click();
  const sum = page.getByLabel('退款金额（元）');
  await sum.fill('0.01');
  await page.getByText('不愿退这么多请选择拒绝').waitFor();
  await sum.fill('12.35');
  await page.getByText('逾期未答复视为接受').waitFor();
  const send = page.getByRole('dialog').getByRole('button', { name: '提出部分退款' });
  expect(await send.isDisabled()).toBe(true);
  await page.getByRole('radio', { name: '部分餐品已食用' }).check({ force: true });
  await lookOnce(page, language, 'offer-2-merchant');
  await send.click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('tab', { name: '已处理' }).click();
  await page.getByText('部分退款待客人答复').first().waitFor();
  await lookOnce(page, language, 'offer-3-merchant-waits');
  expect(faults).toEqual([]);
  await context.close();
}

describe.each(walkedLanguages)('refund offers in %s on a phone 375 px wide', (language) => {
  it('a guest reads the amount and reason of a partial refund offer and accepts it', async () => {
    const say = spokenIn(language);
    const orderId = await delivered();
    const asked = { orderId, items: [{ position: 0, quantity: 1 }], amount: 3_000, reason: 14 };
    await stage.server.call('applyForRefund', asked, { token: stage.city.member.token });
    const screen = `pages/order/refund/progress/progress?orderId=${orderId}`;
    const { page, context, faults } = await openGuest(language, screen);
    onTestFailed(() => picture(page, `refund-offer-${language}-failed`));
    await page.getByText(say('The restaurant is looking at your request')).first().waitFor();
    await offersPart(language);
    await page.getByRole('heading', { name: say('The restaurant offers a partial refund') }).waitFor();
    await page.getByText(say('decision.part_eaten')).waitFor();
    const silence = 'Accept it or ask us to decide by {due}. If you do nothing, you get this amount then.';
    const [untilDue = ''] = say(silence, { due: '|' }).split('|');
    await page.getByText(untilDue.trim()).waitFor();
    await page.getByRole('button', { name: say('Ask us to decide') }).waitFor();
    await look(page, `${language}-offer-4-offered`);
    await page.getByRole('button', { name: /12\.35/ }).click();
    await page.getByRole('dialog', { name: say('Accept this partial refund?') }).waitFor();
    await look(page, `${language}-offer-5-accept`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /12\.35/ })
      .click();
    await page.getByRole('heading', { name: say('Your money is back') }).waitFor();
    await look(page, `${language}-offer-6-accepted`);
    const { data } = await stage.server.call('orderDetail', { orderId }, { token: stage.city.member.token });
    expect(data).toMatchObject({ state: 'after_sale_completed', refunded: 1_235 });
    expect(faults).toEqual([]);
    await context.close();
  });
});

describe.each(wideLanguages)('refunds in %s, a language with long or tall words', (language) => {
  it('no refund screen is wider than the phone', async () => {
    const orderId = await delivered();
    const { page, context, faults } = await openGuest(language, `pages/order/refund/apply/apply?orderId=${orderId}`);
    onTestFailed(() => picture(page, `refund-${language}-failed`));
    const say = spokenIn(language);
    await page.getByRole('button', { name: say('Select all') }).click();
    await look(page, `${language}-1-apply`);
    const input = { orderId, items: [{ position: 0, quantity: 1 }], amount: 1_000, reason: 14 };
    await stage.server.call('applyForRefund', input, { token: stage.city.member.token });
    await page.goto(`${stage.server.url}/web/#/pages/order/refund/progress/progress?orderId=${orderId}`);
    await page.getByText(say('The restaurant is looking at your request')).first().waitFor();
    await look(page, `${language}-2-asked`);
    const { data } = await stage.server.call('refundProgress', { orderId }, { token: stage.city.member.token });
    await stage.server.call('withdrawRefund', { refundId: data.id }, { token: stage.city.member.token });
    expect(faults).toEqual([]);
    await context.close();
  });
});
