import { describe, expect, it, onTestFailed } from 'vitest';
import { openPhone, picture } from './browser.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn, openReadingStage } from './stage.ts';

const shanghai = { latitude: '31.230400', longitude: '121.473700' };
const noPeanut = '我对花生过敏，请不要放花生及花生油，谢谢。';

const stage = openReadingStage();

/** Finds a dish of the demo city that contains peanut. */
async function peanutDish() {
  const nearby = await stage.server.call('nearbyShops', { ...shanghai, pageSize: 50 });
  for (const { id } of nearby.data.records) {
    const menu = await stage.server.call('shopMenu', { shopId: id, ...shanghai });
    const dishes = menu.data.categories.flatMap((category) => category.dishes);
    const dish = dishes.find(
      (each) => each.allergens.contains.includes('peanut') && !each.isSoldOut && each.isServedNow,
    );
    if (dish) return dish;
  }
  throw new Error('no dish of the demo city contains peanut');
}

describe.each(['en', 'ar'] as const)('the menu of a guest who reads %s and must not eat peanut', (language) => {
  it('a guest who avoids peanut sees a warning on the menu and shows a waiter a card about it', async () => {
    const dish = await peanutDish();
    const say = spokenIn(language);
    const { context, page, faults } = await openPhone(stage.browser, language);
    onTestFailed(() => picture(page, `menu-${language}-failed`));
    const problems: string[] = [];
    const look = async (name: string) => problems.push(...(await faultsOn(page, `menu-${language}-${name}`)));

    await page.goto(`${stage.server.url}/web/#/pages/menu/index/index?shopId=${dish.shopId}`);
    await page.getByRole('button', { name: say('What I don’t eat') }).click();
    await page.getByRole('button', { name: say('Peanuts'), exact: true }).click();
    await look('1-diet');
    await page.getByRole('button', { name: say('Done'), exact: true }).click();

    const card = page.getByRole('article').filter({ hasText: dish.nameZh }).first();
    await card.scrollIntoViewIfNeeded();
    const warning = say('Doesn’t fit your diet: {bad}', { bad: say('Peanuts') });
    await card.getByText(warning).waitFor();
    await look('2-warned');
    await page.getByRole('button', { name: say('Hide what I can’t eat') }).click();
    await card.waitFor({ state: 'hidden' });
    await look('3-hidden');
    await page.getByRole('button', { name: say('Full menu') }).click();

    await page.getByLabel(say('Search this menu')).fill(dish.pinyin.slice(0, 6));
    await card.getByRole('link').first().click();
    await page.getByRole('status').getByText(warning).first().waitFor();
    await look('4-dish');
    await page.getByRole('button', { name: say('Show this to your waiter') }).click();
    await page.getByText(noPeanut).first().waitFor();
    await expect.poll(() => page.getByText(dish.nameZh).first().isVisible()).toBe(true);
    await look('5-card');
    await page.getByRole('button', { name: say('Next card') }).click();
    await look('6-diet-card');
    await page.getByRole('button', { name: say('Close') }).click();
    await look('7-phrasebook');
    await page.getByText(say('Where is the toilet?')).click();
    await page.locator('dialog').getByText('请问洗手间在哪里？').waitFor();
    await look('8-phrase');
    expect([...problems, ...faults]).toEqual([]);
    await context.close();
  });

  it('a guest who avoids peanut confirms once before adding a dish with peanut to the cart', async () => {
    const dish = await peanutDish();
    const say = spokenIn(language);
    const { context, page, faults } = await openPhone(stage.browser, language);
    onTestFailed(() => picture(page, `menu-${language}-failed`));
    await context.addInitScript(
      (diet) => localStorage.setItem('security.diet', diet),
      JSON.stringify({ profile: { avoids: ['peanut'], wishes: [] }, unsent: 'visitor' }),
    );
    await page.goto(`${stage.server.url}/web/#/pages/menu/detail/detail?dishId=${dish.id}`);
    const add = page.getByRole('button', { name: new RegExp(`^${say('Add')} ·`) });
    for (const group of await page.locator('fieldset').all()) {
      const first = group.locator('input:enabled').first();
      if ((await group.locator('input[type=radio]').count()) > 0) await first.check({ force: true });
    }
    await add.click();
    const question = page.getByRole('dialog').filter({ hasText: say('This doesn’t fit your diet') });
    await question.waitFor();
    expect(await faultsOn(page, `menu-${language}-9-question`)).toEqual([]);
    await question.getByRole('button', { name: say('Don’t add') }).click();
    await add.click();
    await question.getByRole('button', { name: say('Add anyway') }).click();
    await page.getByText(say('Added to your cart')).waitFor();
    await page.goto(`${stage.server.url}/web/#/pages/menu/detail/detail?dishId=${dish.id}`);
    await add.click();
    await page.getByText(say('Added to your cart')).waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
