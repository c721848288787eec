import { describe, expect, it, onTestFailed } from 'vitest';
import { openPhone, picture } from './browser.ts';
import { spokenIn } from './spoken.ts';
import { faultsOn, openReadingStage } from './stage.ts';

const stage = openReadingStage();

const chinese = '宫保鸡丁';

/** Search texts: joined pinyin, initials, traditional characters, a typo, and the guest's own language. */
const waysToType = {
  en: ['kungpao', 'gbjd', '宮保雞丁', 'kung pao chiken'],
  ar: ['gongbaojiding', 'دجاج كونغ باو'],
} as const;

describe.each(['en', 'ar'] as const)('search of a guest who reads %s', (language) => {
  it.each(waysToType[language])('a guest finds a dish by typing %s and returns to the results', async (typed) => {
    const say = spokenIn(language);
    const { context, page, faults } = await openPhone(stage.browser, language);
    const name = `${language}-${typed}`;
    onTestFailed(() => picture(page, `search-${name}-failed`));
    const problems: string[] = [];
    await page.goto(`${stage.server.url}/web/#/pages/index/index`);
    await page.getByRole('link', { name: say('Search for dishes and restaurants') }).click();
    const field = page.getByRole('combobox', { name: say('Search for dishes and restaurants') });
    await field.pressSequentially(typed);
    const option = page.getByRole('option').filter({ hasText: chinese }).first();
    await option.waitFor();
    problems.push(...(await faultsOn(page, `search-${name}-typing`)));
    // Select a search suggestion by keyboard alone.
    await field.press('ArrowDown');
    await field.press('Enter');
    await page.getByRole('tab', { name: say('Dishes') }).waitFor();
    const hit = page.getByRole('article').filter({ hasText: chinese }).first();
    await hit.waitFor();
    problems.push(...(await faultsOn(page, `search-${name}-found`)));
    await hit.getByRole('link').first().click();
    await page.getByText(chinese).first().waitFor();
    await page.goBack();
    await hit.waitFor();
    expect(page.url()).toContain('q=');
    expect([...problems, ...faults]).toEqual([]);
    await context.close();
  });
});
