import { type Language, languages } from '@chifan/domain';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFailed } from 'vitest';
import { newMember } from '../../apps/server/src/testing/index.ts';
import { openPhone, picture } from './browser.ts';
import { openSmallStage, placeDelivery } from './small-stage.ts';
import { spokenIn } from './spoken.ts';
import { beyondEdge, faultsOn, openScreen } from './stage.ts';

const stage = openSmallStage();

type Device = Awaited<ReturnType<typeof openPhone>>;

async function openAs(slot: string, token: string, language: string): Promise<Device> {
  const device = await openPhone(stage.browser, language);
  await device.context.addInitScript(([key = '', value = '']) => localStorage.setItem(key, value), [slot, token]);
  return device;
}

/** Saves a screenshot and asserts that the screen has no faults. */
async function look(page: Page, name: string): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  expect(await faultsOn(page, `review-${name}`)).toEqual([]);
}

/** Checks a console screen in only one of the runs, because the console is always Chinese. */
const lookOnce = (page: Page, language: Language, name: string) =>
  language === 'en' ? look(page, `${language}-${name}`) : undefined;

async function completed(): Promise<number> {
  const orderId = await placeDelivery(stage);
  const { merchant, courier, member } = stage.city;
  await stage.server.call('acceptOrder', { orderId }, merchant);
  await stage.server.call('markReady', { orderId }, merchant);
  await stage.server.call('takeJob', { orderId }, courier);
  await stage.server.call('collectOrder', { orderId }, courier);
  const { data } = await stage.server.call('orderDetail', { orderId }, member);
  await stage.server.call('handOver', { orderId, code: data.handOverCode ?? '' }, courier);
  await stage.server.call('confirmOrder', { orderId }, member);
  return orderId;
}

/** A review text with a very long word and a word of the opposite text direction. */
const words = `The noodles were excellent <b>really</b>. ${'long'.repeat(30)} \u202Eشكرا`;

async function writes(page: Page, language: Language, orderId: number): Promise<void> {
  const say = spokenIn(language);
  const button = (english: string) => page.getByRole('button', { name: say(english), exact: true });
  await openScreen(page, `${stage.server.url}/web/#/pages/order/detail/detail?orderId=${orderId}`);
  await page.getByRole('heading', { name: say('How was it?') }).waitFor();
  await look(page, `${language}-1-order`);
  await page
    .getByRole('heading', { name: say('How was it?') })
    .locator('xpath=..')
    .getByRole('button')
    .nth(3)
    .click();
  await button('Tasty').click();
  await page
    .getByRole('button', { name: new RegExp(say('Liked: {dish}', { dish: '.+' })) })
    .first()
    .click();
  await page.getByLabel(say('Tell others about it (optional)')).fill(words);
  await page
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      name: 'photo.jpg',
      mimeType: 'image/jpeg',
      buffer: await page.screenshot({ type: 'jpeg' }),
    });
  await page.getByRole('img', { name: say('Photo {number}', { number: '1' }) }).waitFor();
  await page.getByRole('checkbox', { name: say('Let the restaurant show my photos on its menu') }).check();
  await look(page, `${language}-2-evaluate`);
  await button('Post review').click();
  await page.getByText(say('Change your review')).waitFor();
}

async function seen(page: Page, language: Language): Promise<void> {
  const say = spokenIn(language);
  const { shopId, noodlesId } = stage.city;
  await openScreen(page, `${stage.server.url}/web/#/pages/menu/index/index?shopId=${shopId}&tab=reviews`);
  await page.getByText('The noodles were excellent <b>really</b>.').first().waitFor();
  await page.getByText(say('Reply from the restaurant')).first().waitFor();
  await page.getByText(say('Thank you for your review.')).first().waitFor();
  await photoIsShown(page, language);
  await look(page, `${language}-4-shop`);
  await openScreen(page, `${stage.server.url}/web/#/pages/menu/detail/detail?dishId=${noodlesId}`);
  await page.getByText('The noodles were excellent <b>really</b>.').first().waitFor();
  await page.getByText(say('Photo by a guest')).waitFor();
  await look(page, `${language}-5-dish`);
}

/** Waits until the uploaded photo is visible. A placeholder for a broken picture has no width. */
async function photoIsShown(page: Page, language: Language): Promise<void> {
  const label = spokenIn(language)('Pictures by {guestName}', { guestName: '.+' });
  const photo = page.getByRole('list', { name: new RegExp(label) }).locator('img');
  await expect.poll(() => photo.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

async function replies(language: Language): Promise<void> {
  const { page, context, faults } = await openAs('security.consoleToken', stage.city.merchant.token, 'zh-CN');
  onTestFailed(() => picture(page, 'review-merchant-failed'));
  await page.goto(`${stage.server.url}/console/#/reviews`);
  const reply = page.getByRole('button', { name: '回复', exact: true }).first();
  await reply.waitFor();
  await lookOnce(page, language, '3-merchant');
  await page.setViewportSize({ width: 1280, height: 800 });
  await lookOnce(page, language, '3-merchant-wide');
  await reply.click();
  await lookOnce(page, language, '3-reply');
  await page.getByRole('button', { name: '发布回复' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await usesPhoto(page, language);
  expect(faults).toEqual([]);
  await context.close();
}

/** Shows the guest's photo on the dish that the console proposes (rule review-12). */
async function usesPhoto(page: Page, language: Language): Promise<void> {
  await page.getByRole('tab', { name: '全部' }).click();
  await page.getByRole('button', { name: '用于菜品' }).first().click();
  await page.getByRole('button', { name: '放到菜单上' }).waitFor();
  await lookOnce(page, language, '3-photo');
  await page.getByRole('button', { name: '放到菜单上' }).click();
  await page.getByText('已用于').first().waitFor();
}

async function hides(): Promise<void> {
  const { page, context, faults } = await openAs('security.consoleToken', stage.city.operator.token, 'zh-CN');
  onTestFailed(() => picture(page, 'review-platform-failed'));
  await page.goto(`${stage.server.url}/console/#/all-reviews`);
  await page.getByRole('tab', { name: '全部' }).click();
  await page.getByRole('button', { name: '隐藏', exact: true }).first().click();
  await page.getByRole('radio', { name: '内容不实' }).check({ force: true });
  await look(page, 'platform-hide');
  await page.getByRole('button', { name: '确认隐藏' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await look(page, 'platform-hidden');
  expect(faults).toEqual([]);
  await context.close();
}

describe.each(['en', 'ar'] as const)('reviews in %s on a phone 375 px wide', (language) => {
  it('a guest reviews an order with a photo, and the shop page shows the review with the restaurant’s reply', async () => {
    const orderId = await completed();
    const { page, context, faults } = await openAs('security.token', stage.city.member.token, language);
    onTestFailed(() => picture(page, `review-${language}-failed`));
    await writes(page, language, orderId);
    await replies(language);
    await seen(page, language);
    expect(faults).toEqual([]);
    await context.close();
  });
});

it('the review form and a review are no wider than the phone in any language', async () => {
  const orderId = await completed();
  const problems: string[] = [];
  for (const language of languages) {
    const { page, context, faults } = await openAs('security.token', stage.city.member.token, language);
    for (const stars of [1, 5]) {
      await openScreen(
        page,
        `${stage.server.url}/web/#/pages/order/evaluate/evaluate?orderId=${orderId}&stars=${stars}`,
      );
      problems.push(...(await beyondEdge(page, `review-${language}-${stars}-stars`)));
    }
    await openScreen(page, `${stage.server.url}/web/#/pages/menu/index/index?shopId=${stage.city.shopId}&tab=reviews`);
    problems.push(...(await beyondEdge(page, `review-${language}-tab`)), ...faults);
    await context.close();
  }
  expect(problems).toEqual([]);
});

it('a review that the platform hides is not on the shop page, and its author reads why', async () => {
  const orderId = await completed();
  const { member } = stage.city;
  await stage.server.call('saveReview', { orderId, stars: 1, text: 'Made up from the first word' }, member);
  await hides();
  const { page, context, faults } = await openAs('security.token', member.token, 'en');
  onTestFailed(() => picture(page, 'review-hidden-failed'));
  await openScreen(page, `${stage.server.url}/web/#/pages/order/evaluate/evaluate?orderId=${orderId}`);
  await page.getByRole('status').getByText('Made up').waitFor();
  await look(page, 'en-hidden');
  const { data } = await stage.server.call('shopReviews', { shopId: stage.city.shopId }, member);
  expect(data.records.map(({ text }) => text)).not.toContain('Made up from the first word');
  expect(faults).toEqual([]);
  await context.close();
});

it('a guest edits a review, another guest reports it, and an operator reads the report', async () => {
  const orderId = await completed();
  const say = spokenIn('en');
  const { member, operator, shopId } = stage.city;
  const first = { orderId, stars: 4, text: 'Half of what I wanted to say' };
  await stage.server.call('saveReview', first, member);
  const author = await openAs('security.token', member.token, 'en');
  onTestFailed(() => picture(author.page, 'review-change-failed'));
  await openScreen(author.page, `${stage.server.url}/web/#/pages/order/detail/detail?orderId=${orderId}`);
  await author.page.getByText(say('Change your review')).click();
  const words = author.page.getByLabel(say('Tell others about it (optional)'));
  await expect.poll(() => words.inputValue()).toBe(first.text);
  await words.fill('All of what I wanted to say');
  await look(author.page, 'en-change');
  await author.page.getByRole('button', { name: say('Save changes') }).click();
  await author.page.getByText(say('Thank you for your review.')).first().waitFor();

  const { token } = await newMember(stage.test);
  const reader = await openAs('security.token', token, 'en');
  onTestFailed(() => picture(reader.page, 'review-report-failed'));
  await openScreen(reader.page, `${stage.server.url}/web/#/pages/menu/index/index?shopId=${shopId}&tab=reviews`);
  const card = reader.page.getByText('All of what I wanted to say').locator('xpath=..');
  await card.getByText(say('edited'), { exact: true }).waitFor();
  expect(await reader.page.getByText(first.text).count()).toBe(0);
  await card.getByRole('button', { name: say('Report') }).click();
  await reader.page.getByRole('radio', { name: say('Advertising') }).check({ force: true });
  await reader.page.getByLabel(say('Add details (optional)')).fill('It praises another place');
  await look(reader.page, 'en-report');
  await reader.page.getByRole('button', { name: say('Send'), exact: true }).click();
  await reader.page.getByText(say('Thank you. We’ll look into it.')).first().waitFor();

  const desk = await openAs('security.consoleToken', operator.token, 'zh-CN');
  await desk.page.goto(`${stage.server.url}/console/#/all-reviews`);
  await desk.page.getByText('It praises another place').waitFor();
  expect([...author.faults, ...reader.faults, ...desk.faults]).toEqual([]);
  await Promise.all([author, reader, desk].map(({ context }) => context.close()));
});
