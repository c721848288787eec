import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFailed } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../apps/server/src/testing/index.ts';
import { openBrowser, openPhone, picture } from './browser.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';
import { spokenIn } from './spoken.ts';

let database: TestDatabase;
let server: ServerProcess;
let browser: Browser;

beforeAll(async () => {
  database = await openTestDatabase();
  server = await serverProcess({ DATABASE_URL: database.url, SANDBOX: '1' });
  await server.start();
  browser = await openBrowser();
}, 120_000);
afterAll(async () => {
  await browser?.close();
  await server?.kill();
  await database?.drop();
});

async function faultsOn(page: Page, name: string): Promise<string[]> {
  await picture(page, `search-${name}`);
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${name}: axe ${id} at ${nodes[0]?.target.join(' ')}`);
}

const chinese = '宫保鸡丁';

/** As people type them: joined pinyin, initials, traditional characters, a slip of the finger, and their own language. */
const waysToType = {
  en: ['kungpao', 'gbjd', '宮保雞丁', 'kung pao chiken'],
  ar: ['gongbaojiding', 'دجاج كونغ باو'],
} as const;

describe.each(['en', 'ar'] as const)('a guest who reads %s', (language) => {
  it.each(waysToType[language])('finds the dish by typing %s, and comes back to what was found', async (typed) => {
    const say = spokenIn(language);
    const { context, page, faults } = await openPhone(browser, language);
    const name = `${language}-${typed}`;
    onTestFailed(() => picture(page, `search-${name}-failed`));
    const problems: string[] = [];
    await page.goto(`${server.url}/web/#/pages/index/index`);
    await page.getByRole('link', { name: say('Search for dishes and restaurants') }).click();
    const field = page.getByRole('combobox', { name: say('Search for dishes and restaurants') });
    await field.pressSequentially(typed);
    const option = page.getByRole('option').filter({ hasText: chinese }).first();
    await option.waitFor();
    problems.push(...(await faultsOn(page, `${name}-typing`)));
    // With the keys alone, as on a keyboard or a screen reader.
    await field.press('ArrowDown');
    await field.press('Enter');
    await page.getByRole('tab', { name: say('Dishes') }).waitFor();
    const hit = page.getByRole('article').filter({ hasText: chinese }).first();
    await hit.waitFor();
    problems.push(...(await faultsOn(page, `${name}-found`)));
    await hit.getByRole('link').first().click();
    await page.getByText(chinese).first().waitFor();
    await page.goBack();
    await hit.waitFor();
    expect(page.url()).toContain('q=');
    expect([...problems, ...faults]).toEqual([]);
    await context.close();
  });
});
