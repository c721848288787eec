import type { Language } from '@chifan/domain';
import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFailed } from 'vitest';
import { openPhone, picture } from './browser.ts';
import { openSmallStage, placeDelivery } from './small-stage.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn } from './stage.ts';

const stage = openSmallStage();

/** Adds an address on the opposite side of the shop, more than a kilometre from the first address. */
const addFarAddress = (doorNumber: string) =>
  stage.server.call(
    'insertAddress',
    {
      contact: 'Aiko',
      phone: '13700000000',
      city: 'Shanghai',
      address: 'Hotel of the South',
      addressZh: '南方酒店',
      doorNumber,
      latitude: '31.223000',
      longitude: '121.471000',
    },
    { token: stage.city.member.token },
  );

async function look(page: Page, language: Language, name: string): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await faultsOn(page, `change-delivery-address-${language}-${name}`)).toEqual([]);
}

describe.each(['en', 'ar'] as const)('a changed delivery address in %s on a phone 375 px wide', (language) => {
  it('a guest changes the address of an order and confirms that the new one is far away', async () => {
    const say = spokenIn(language);
    const orderId = await placeDelivery(stage);
    const doorNumber = `7-${language}`;
    await addFarAddress(doorNumber);
    const { context, page, faults } = await openPhone(stage.browser, language);
    onTestFailed(() => picture(page, `change-delivery-address-${language}-failed`));
    await context.addInitScript((value) => localStorage.setItem('security.token', value), stage.city.member.token);
    const button = (english: string) => page.getByRole('button', { name: say(english), exact: true });
    await page.goto(`${stage.server.url}/web/#/pages/order/detail/detail?orderId=${orderId}`);
    await button('Change address').click();
    await page.getByRole('radio', { name: doorNumber }).check({ force: true });
    await look(page, language, '1-choice');
    await button('Deliver there').click();
    const question = page.getByRole('dialog');
    await question.waitFor();
    await look(page, language, '2-far');
    await question.getByRole('button', { name: say('Yes, that’s right') }).click();
    await page.getByText(say('Your food goes to the new address')).waitFor();
    await page.getByText('南方酒店').waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });

  it('the checkout uses the order type that the guest chose on the menu', async () => {
    const say = spokenIn(language);
    const { context, page, faults } = await openPhone(stage.browser, language);
    onTestFailed(() => picture(page, `change-delivery-address-${language}-ways-failed`));
    await context.addInitScript((value) => localStorage.setItem('security.token', value), stage.city.member.token);
    await page.goto(`${stage.server.url}/web/#/pages/menu/index/index?shopId=${stage.city.shopId}`);
    await page.locator('h1').first().waitFor();
    await page.goto(`${stage.server.url}/web/#/pages/address/choose/choose?shopId=${stage.city.shopId}`);
    await page.getByRole('radio', { name: say('Takeaway') }).check({ force: true });
    await look(page, language, '3-ways');
    await page.getByRole('button', { name: say('Continue') }).click();
    await page.waitForURL(/pages\/menu\/index/);
    const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('delivery-mode') ?? '{}').mode);
    const payType = 'pack';
    expect(kept).toMatchObject({
      shopId: stage.city.shopId,
      radioIndex: 1,
      isOutofDeliveryRange: false,
      payType,
      fee: 200,
    });
    await page.getByRole('button', { name: say('One more: {of}', { of: 'tea' }) }).click();
    await page.getByRole('button', { name: say('Check out'), exact: true }).click();
    const way = page.getByRole('radio', { name: say('Takeaway') });
    await expect.poll(() => way.isChecked()).toBe(true);
    expect(faults).toEqual([]);
    await context.close();
  });
});
