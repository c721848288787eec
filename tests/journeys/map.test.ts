import type { Language } from '@chifan/domain';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { mapAtRest, openPhone, still } from './browser.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn, openReadingStage } from './stage.ts';

const square = { latitude: '31.230400', longitude: '121.473700' };

let shopId: number;

const stage = openReadingStage(async (server) => {
  const nearby = await server.call('nearbyShops', square);
  const [first] = nearby.data.records;
  if (!first) throw new Error('the demo city has no restaurant');
  shopId = first.id;
});

const go = (page: Page, screen: string) => page.goto(`${stage.server.url}/web/#/${screen}`);

async function mapOf(page: Page, name: string) {
  const map = page.getByRole('application', { name });
  await map.locator('canvas').first().waitFor();
  return map;
}

/**
 * Counts the colours that each cover a large part of the map. A drawn map has several, because ground, water and
 * streets differ in colour.
 */
const coloursOf = (map: Locator) =>
  map.locator('canvas').evaluateAll((canvases) => {
    const pixels = new Map<string, number>();
    for (const canvas of canvases as HTMLCanvasElement[]) {
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      for (let at = 0; at < data.length; at += 64) {
        const colour = data.slice(at, at + 4).join();
        pixels.set(colour, (pixels.get(colour) ?? 0) + 1);
      }
    }
    return [...pixels.values()].filter((count) => count > 50).length;
  });

async function handsOn(page: Page, language: Language) {
  const say = spokenIn(language);
  const look = async (name: string) => {
    await page.waitForLoadState('networkidle');
    expect(await faultsOn(page, `map-${language}-${name}`)).toEqual([]);
  };
  const button = (english: string) => page.getByRole('button', { name: say(english), exact: true });
  return { page, say, look, button };
}

type Hands = Awaited<ReturnType<typeof handsOn>>;

/** Opens "Where are you?", moves the map a few streets east, zooms in by keys, and returns with the chosen place. */
async function choosePlace({ page, say, look, button }: Hands): Promise<void> {
  await go(page, 'pages/address/delivery/delivery');
  await button('Choose on the map').click();
  const map = await mapOf(page, say('Map'));
  const use = button('Use this place');
  const isReady = async () => expect.poll(() => use.isEnabled()).toBe(true);
  await isReady();
  await expect.poll(() => coloursOf(map)).toBeGreaterThan(4);
  await look('1-picker');
  await map.focus();
  for (let presses = 0; presses < 2; presses += 1) {
    await page.keyboard.press('ArrowRight');
    await mapAtRest(page);
  }
  await button('Zoom in').click();
  await expect.poll(() => page.url()).toContain('zoom=17');
  await isReady();
  const panel = page.getByRole('status').filter({ hasText: /\p{sc=Han}/u });
  const address = (await panel.innerText()).split('\n')[0] ?? '';
  const longitude = Number(/longitude=([\d.]+)/.exec(page.url())?.[1]);
  expect(longitude).toBeGreaterThan(Number(square.longitude) + 0.002);
  await look('2-moved');
  await use.click();
  await expect.poll(() => page.url()).not.toContain('address_picker');
  const kept = await page.evaluate(() => JSON.parse(sessionStorage.getItem('location') ?? '{}'));
  expect(kept.state.source).toBe('chosen');
  expect(Number(kept.state.position.longitude)).toBeCloseTo(longitude, 5);
  expect(address).toContain(String(kept.state.label).split(', ')[0]);
}

/** Opens the card of a restaurant from a pin or a cluster of pins, and the menu from the card. */
async function findOnMap({ page, say, look }: Hands): Promise<void> {
  await go(page, 'pages/shop/list/list?view=map');
  const map = await mapOf(page, say('Restaurants on the map'));
  await map.getByRole('button').first().waitFor();
  await look('3-restaurants');
  const card = page.getByRole('region', { name: say('Chosen on the map') });
  const last = map.getByRole('button').last();
  for (let nearer = 0; nearer < 4 && !(await card.isVisible()); nearer += 1) {
    await last.press('Enter');
    await mapAtRest(page);
    await still(page);
  }
  const [pinBox, cardBox, mapBox] = [await last.boundingBox(), await card.boundingBox(), await map.boundingBox()];
  expect((pinBox?.y ?? 0) + (pinBox?.height ?? 0)).toBeLessThanOrEqual(cardBox?.y ?? 0);
  expect(pinBox?.y).toBeGreaterThanOrEqual(mapBox?.y ?? 0);
  await look('4-chosen');
  await card.getByRole('link').first().click();
  await expect.poll(() => page.url()).toContain('pages/menu/index/index');
}

/** Opens the route to the restaurant on our own map, in a maps app, and in Chinese for a taxi driver. */
async function findTheWay({ page, say, look, button }: Hands): Promise<void> {
  await go(page, `pages/near/detail/detail?shopId=${shopId}`);
  await mapOf(page, say('Map of the area'));
  await button('My location').click();
  await page.locator('.way-line').waitFor();
  await look('5-way');
  await button('Directions').click();
  const amap = page.getByRole('link', { name: say('AMap (高德地图)') });
  expect(await amap.getAttribute('href')).toContain('coordinate=wgs84');
  expect(await amap.getAttribute('rel')).toContain('noopener');
  await look('6-apps');
  await page.keyboard.press('Escape');
  await button('Show to driver').click();
  await page.getByRole('dialog').getByText('师傅您好').waitFor();
  await look('7-driver');
}

describe.each(['en', 'ar'] as const)('the map in %s on a phone 375 px wide', (language) => {
  it('a guest chooses a place on the map, finds restaurants there, and sees the route', async () => {
    const { context, page, faults } = await openPhone(stage.browser, language);
    const hands = await handsOn(page, language);
    await choosePlace(hands);
    await findOnMap(hands);
    await findTheWay(hands);
    expect(faults).toEqual([]);
    await context.close();
  });

  it('the map searches a new area only when the guest taps search', async () => {
    const { context, page, faults } = await openPhone(stage.browser, language);
    const { say, look, button } = await handsOn(page, language);
    const searches: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/rest/shop/map')) searches.push(JSON.parse(request.postData() ?? '{}').west);
    });
    await go(page, 'pages/shop/list/list?view=map');
    const map = await mapOf(page, say('Restaurants on the map'));
    await map.getByRole('button').first().waitFor();
    const again = button('Search this area');
    await again.waitFor({ state: 'hidden' });
    const before = searches.length;
    await map.focus();
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press('ArrowRight');
      await mapAtRest(page);
    }
    await again.waitFor();
    await look('8-moved-on');
    expect(searches).toHaveLength(before);
    await again.click();
    await again.waitFor({ state: 'hidden' });
    expect(searches).toHaveLength(before + 1);
    expect(Number(searches.at(-1))).toBeGreaterThan(Number(searches[0]));
    await map.getByRole('button').first().waitFor();
    await look('9-searched');
    expect(faults).toEqual([]);
    await context.close();
  });
});
