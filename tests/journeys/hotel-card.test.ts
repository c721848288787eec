import type { Page } from 'playwright-core';
import { expect, it, onTestFailed } from 'vitest';
import { openPhone, picture } from './browser.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn, openStage } from './stage.ts';

let token: string;

const stage = openStage(async (server) => {
  token = (await server.call('login', { email: 'omar@example.com', password: 'chifan-demo' })).data.token;
});

const printed = `<!doctype html><meta charset="utf-8"><style>
  body { margin: 0; padding: 60px 70px; background: #fbf7ee; font: 28px/2.1 'Noto Sans CJK SC', sans-serif; rotate: 1deg }
  h1 { margin: 0; font-size: 54px; letter-spacing: 4px } p { margin: 0 }
</style><h1>国际饭店</h1><p>地址：上海市黄浦区南京西路170号</p><p>电话：021-63275225</p>`;

/** A JPEG of a hotel's card, like a photo from a phone. */
async function photo(): Promise<Buffer> {
  const context = await stage.browser.newContext({ viewport: { width: 900, height: 480 }, deviceScaleFactor: 1.5 });
  const page = await context.newPage();
  await page.setContent(printed);
  const taken = await page.screenshot({ type: 'jpeg', quality: 80 });
  await context.close();
  return taken;
}

const valueOf = (page: Page, label: string) => page.getByLabel(label).inputValue();

it.each(['en', 'ar'] as const)(
  'a guest who reads %s gets the address of a hotel from a photo of its card',
  async (language) => {
    const { context, page, faults } = await openPhone(stage.browser, language);
    onTestFailed(() => picture(page, `hotel-card-${language}-failed`));
    const say = spokenIn(language);
    const button = (english: string) => page.getByRole('button', { name: say(english), exact: true });
    await context.addInitScript((value) => localStorage.setItem('security.token', value), token);
    await page.goto(`${stage.server.url}/web/#/pages/address/insert/insert`);
    await button('Scan your hotel card').click();
    await page
      .getByText(say('Your photo is read on this device and never uploaded. The first time, the app downloads 21 MB.'))
      .waitFor();
    expect(await faultsOn(page, `hotel-card-${language}-empty`)).toEqual([]);
    await page
      .getByLabel(say('Choose from album'), { exact: true })
      .setInputFiles({ name: 'card.jpg', mimeType: 'image/jpeg', buffer: await photo() });
    await page.getByLabel(say('Hotel name in Chinese')).waitFor({ timeout: 60_000 });
    expect(await valueOf(page, say('Hotel name in Chinese'))).toBe('国际饭店');
    expect(await valueOf(page, say('Address in Chinese'))).toBe('上海市黄浦区南京西路170号');
    expect(await faultsOn(page, `hotel-card-${language}-read`)).toEqual([]);
    await button('Find on the map').click();
    await button('Use this place').click();
    await page.getByLabel(say('Room number')).waitFor();
    expect(await valueOf(page, say('Address in Chinese (optional)'))).toBe('上海市黄浦区南京西路170号国际饭店');
    expect(await valueOf(page, say('Another way to reach you'))).toBe('+86 21 63275225');
    await page.getByLabel(say('Room number')).fill('1203');
    await page.getByLabel(say('Contact’s name')).fill('Omar');
    expect(await faultsOn(page, `hotel-card-${language}-form`)).toEqual([]);
    await button('Save address').click();
    await page.getByText(say('Address saved')).waitFor();
    const saved = (await stage.server.call('listAddresses', { pageNo: 1 }, { token })).data.records;
    expect(saved).toContainEqual(expect.objectContaining({ tag: 'hotel', doorNumber: '1203' }));
    expect(faults).toEqual([]);
    await context.close();
  },
);
