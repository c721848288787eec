import type { Language } from '@chifan/domain';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it, onTestFailed } from 'vitest';
import { keepPicture, mapAtRest, openPhone, picture } from './browser.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn, openStage } from './stage.ts';

const square = { latitude: '31.230400', longitude: '121.473700' };

let token: string;
/** A restaurant of the demo city, as the landmark of a guest's address. */
let landmark: { readonly nameZh: string; readonly latitude: string; readonly longitude: string };

const stage = openStage(async (server) => {
  token = (await server.call('login', { email: 'omar@example.com', password: 'chifan-demo' })).data.token;
  const nearby = await server.call('nearbyShops', square);
  const [first] = nearby.data.records;
  if (!first) throw new Error('the demo city has no restaurant');
  landmark = first;
});

type Hands = {
  readonly page: Page;
  readonly say: ReturnType<typeof spokenIn>;
  readonly button: (english: string) => Locator;
  /** Saves a screenshot and asserts that the screen has no faults. */
  readonly look: (name: string) => Promise<void>;
};

const go = (page: Page, screen: string) => page.goto(`${stage.server.url}/web/#/${screen}`);

async function handsOn(page: Page, language: Language): Promise<Hands> {
  const say = spokenIn(language);
  const look = async (name: string) => {
    await page.waitForLoadState('networkidle');
    expect(await faultsOn(page, `address-${language}-${name}`)).toEqual([]);
  };
  return { page, say, look, button: (english) => page.getByRole('button', { name: say(english), exact: true }) };
}

async function searchFor({ page, say, look }: Hands, nameZh: string): Promise<void> {
  await page.getByLabel(say('Street, hotel, building or landmark')).fill(nameZh);
  const hit = page.getByRole('listitem').filter({ hasText: nameZh }).getByRole('button').first();
  await hit.waitFor();
  await look('2-search');
  await hit.click();
}

async function addBySearch(hands: Hands): Promise<void> {
  const { page, say, button, look } = hands;
  await go(page, 'pages/address/insert/insert');
  await page.getByLabel(say('Floor and door number')).fill('8F-0801');
  await look('1-form');
  await button('Street, hotel, building or landmark').click();
  await searchFor(hands, landmark.nameZh);
  expect(await page.getByLabel(say('Floor and door number')).inputValue()).toBe('8F-0801');
  expect(await page.getByLabel(say('Address in Chinese (optional)')).inputValue()).toContain(landmark.nameZh);
  await button('Save address').click();
  await page.getByText(say('Enter the contact’s name.')).waitFor();
  await page.getByLabel(say('Contact’s name')).fill('Omar');
  await page.getByLabel(say('Chinese mobile number')).fill('13800138000');
  await look('3-filled');
  await button('Save address').click();
  await page.getByText(say('Address saved')).waitFor();
}

/**
 * Opens the list of regions, finds the province Shanghai by its Chinese name, looks at its divisions, and closes the
 * dialog without a choice.
 */
async function lookThroughCities({ page, say, button, look }: Hands): Promise<void> {
  await page.locator('summary').click();
  await button('Choose from a list').click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel(say('Find a province')).fill('上海');
  await look('4-provinces');
  await drawer.getByRole('listitem').getByRole('button').first().click();
  await drawer.getByRole('group', { name: say('Chosen so far') }).waitFor();
  await look('5-divisions');
  await page.keyboard.press('Escape');
}

/** Moves the pin on the map more than a kilometre north with the arrow keys. */
async function moveNorth({ page, say, button }: Hands): Promise<void> {
  const map = page.getByRole('application', { name: say('Map') });
  await map.locator('canvas').first().waitFor();
  const use = button('Use this place');
  for (const zoom of [15, 14]) {
    await button('Zoom out').click();
    await expect.poll(() => page.url()).toContain(`zoom=${zoom}`);
  }
  await map.focus();
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('ArrowUp');
    await mapAtRest(page);
  }
  await expect.poll(() => use.isEnabled()).toBe(true);
}

async function moveFarAndDelete(hands: Hands): Promise<void> {
  const { page, say, button, look } = hands;
  const saved = (await stage.server.call('listAddresses', { pageNo: 1 }, { token })).data.records;
  const address = saved.find(({ doorNumber }) => doorNumber === '8F-0801');
  if (!address) throw new Error('the address was not saved');
  expect(address).toMatchObject({ latitude: landmark.latitude, longitude: landmark.longitude });
  await go(page, `pages/address/edit/edit?addressId=${address.id}`);
  await lookThroughCities(hands);
  await button('Move the pin').click();
  await moveNorth(hands);
  await button('Use this place').click();
  await button('Save address').click();
  const question = page.getByRole('dialog');
  await question.getByText(/\d[ ,.٬]?\d{3}/).waitFor();
  await look('6-far');
  await question.getByRole('button', { name: say('Yes, that’s right') }).click();
  await page.getByText(say('Address saved')).waitFor();
  await go(page, `pages/address/edit/edit?addressId=${address.id}`);
  await button('Delete this address').click();
  await look('7-delete');
  await button('Delete').click();
  await page.getByText(say('Address deleted')).waitFor();
  const left = (await stage.server.call('listAddresses', { pageNo: 1 }, { token })).data.records;
  expect(left.map(({ id }) => id)).not.toContain(address.id);
}

describe.each(['en', 'ar'] as const)('address screens in %s on a phone 375 px wide', (language) => {
  it('a guest adds an address by name, confirms a change to a distant position, and deletes the address', async () => {
    const { context, page, faults } = await openPhone(stage.browser, language);
    onTestFailed(() => picture(page, `address-${language}-failed`));
    await context.addInitScript((value) => localStorage.setItem('security.token', value), token);
    const hands = await handsOn(page, language);
    await addBySearch(hands);
    await moveFarAndDelete(hands);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('a visitor sets their location by name and sees the restaurants around it', async () => {
    const { context, page, faults } = await openPhone(stage.browser, language);
    onTestFailed(() => picture(page, `address-${language}-visitor-failed`));
    const hands = await handsOn(page, language);
    await go(page, 'pages/index/delivery_index');
    await go(page, 'pages/address/delivery/delivery');
    await hands.button('Use my current location').waitFor();
    await hands.look('8-where');
    await page.getByRole('button', { name: hands.say('Search for a place') }).click();
    await searchFor(hands, landmark.nameZh);
    await page
      .getByRole('main')
      .getByRole('button', { name: new RegExp(`^${hands.say('Delivery')}`) })
      .waitFor();
    const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('location') ?? '{}').state);
    expect(kept).toMatchObject({ source: 'chosen', position: { latitude: landmark.latitude } });
    await keepPicture(page, `address-${language}-9-home`);
    expect(faults).toEqual([]);
    await context.close();
  });
});
