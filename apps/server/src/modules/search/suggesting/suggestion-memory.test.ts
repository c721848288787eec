import type { Suggestion } from '@chifan/contract/search/views';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startHearing } from '../../../platform/announcements/hearing-in-tests.ts';
import { announcementsName } from '../../../platform/announcements/postgres-line.ts';
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts';
import { centre, here } from '../../../testing/small-city.ts';
import { newShop } from '../../catalogue/catalogue-in-tests.ts';
import { reindexShops } from '../../catalogue/search-index/reindex-shops.ts';
import { createSuggestionMemory } from './suggestion-memory.ts';

let app: TestApp;
let shopId: number;
beforeEach(async () => {
  app = await openTestApp();
  shopId = await newShop(app, { at: centre, name: 'Bamboo Garden', hours: '24/7', cuisine: 'sichuan' });
  await reindex();
});
afterEach(() => app.close());

const announcements = () => app.app.platform.announcements;
const reindex = () => app.app.database.transact((tx) => reindexShops(tx, [shopId]));
const rename = (name: string) =>
  sql`UPDATE shop SET name = ${JSON.stringify({ en: name })}::jsonb WHERE id = ${shopId}`.execute(
    app.app.database.read,
  );
const suggested = async (query: string) =>
  (await app.call('suggestSearch', { query, ...here })).data.suggestions.map(({ name }) => name.text);
/** Changes the names without notifying the cache. */
const hideNames = () => sql`UPDATE search_name SET uses = 0`.execute(app.app.database.read);

test('a repeated request for search suggestions is answered from the cache', async () => {
  await startHearing(app);
  expect(await suggested('bam')).toEqual(['Bamboo Garden']);
  await hideNames();
  expect(await suggested('bam')).toEqual(['Bamboo Garden']);
  expect(await suggested('bamb')).toEqual([]);
});

test('search suggestions are cached separately for each language', async () => {
  await startHearing(app);
  await suggested('bam');
  await hideNames();
  const { data } = await app.call('suggestSearch', { query: 'bam', ...here }, { language: 'ar' });
  expect(data.suggestions).toEqual([]);
});

test('a shop’s new name is suggested as soon as the database announces the commit of the change', async () => {
  await startHearing(app);
  expect(await suggested('bam')).toEqual(['Bamboo Garden']);
  await rename('Bamboo Palace');
  await reindex();
  await expect.poll(() => suggested('bam')).toEqual(['Bamboo Palace']);
});

test('saving an unchanged menu does not clear the cache of search suggestions', async () => {
  await startHearing(app);
  const heard = vi.fn();
  announcements().on('search_names_changed', heard);
  await reindex();
  await sql`SELECT pg_notify('search_names_changed', 'last')`.execute(app.app.database.read);
  await expect.poll(() => heard).toHaveBeenCalled();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('search suggestions are not cached while the server cannot receive announcements of changes', async () => {
  expect(await suggested('bam')).toEqual(['Bamboo Garden']);
  await hideNames();
  expect(await suggested('bam')).toEqual([]);
});

test('a server that loses its connection for announcements clears its cache of search suggestions and connects again', async () => {
  await startHearing(app);
  expect(await suggested('bam')).toEqual(['Bamboo Garden']);
  await hideNames();
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = ${announcementsName}`.execute(app.app.database.read);
  await expect.poll(() => suggested('bam')).toEqual([]);
  await expect.poll(() => announcements().isHearing()).toBe(true);
});

test('search suggestions that were read before a change of names are not cached', async () => {
  let announce: () => void = () => undefined;
  const memory = createSuggestionMemory({
    on: (_, hear) => {
      announce = hear;
    },
    isHearing: () => true,
    isUpToDate: () => true,
    announce: () => Promise.resolve(),
    start: () => undefined,
    close: () => Promise.resolve(),
  });
  const old: Suggestion[] = [];
  await memory.recallOr('q', async () => {
    announce();
    return old;
  });
  const fresh: Suggestion[] = [];
  expect(await memory.recallOr('q', async () => fresh)).toBe(fresh);
});
