import { expect, it } from 'vitest';
import { keepPicture, openPhone, quiet } from './browser.ts';
import { spokenIn } from './spoken.ts';
import { openReadingStage } from './stage.ts';

const stage = openReadingStage();
it.each(['en', 'ar'] as const)('pictures %s', async (language) => {
  const { context, page, faults } = await openPhone(stage.browser, language);
  const say = spokenIn(language);
  const go = async (screen: string, name: string) => {
    await page.goto(`${stage.server.url}/web/#/${screen}`);
    await quiet(page);
    await keepPicture(page, `uib-${language}-${name}`);
  };
  await go('pages/index/index', 'home');
  await go('pages/index/delivery_index', 'delivery');
  await go('pages/shop/list/list?way=delivery&type=asian&openNow=1&foreignCard=1&sort=rating', 'list');
  await go('pages/menu/index/index?shopId=35&way=delivery', 'menu');
  await page.getByRole('tab', { name: say('Info') }).click();
  await quiet(page);
  await keepPicture(page, `uib-${language}-info`);
  await go('pages/menu/detail/detail?dishId=1', 'dish');
  await page.setViewportSize({ width: 1280, height: 844 });
  await go('pages/menu/index/index?shopId=35', 'wide-menu');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  await go('pages/order/index/index', 'wide-orders');
  await go('pages/menu/detail/detail?dishId=1', 'wide-dish');
  await go('pages/index/index', 'wide-home');
  expect(faults.length).toBeLessThan(99);
  await context.close();
}, 120_000);
