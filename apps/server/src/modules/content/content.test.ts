import type { CallName } from '@chifan/contract';
import { languages } from '@chifan/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { fillContent } from './index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  await fillContent(app.app.database);
});
afterAll(() => app.close());

const read = (path: string, headers: Record<string, string> = {}) => app.raw({ url: path, headers });

test.each(languages)('the tips, help answers and legal terms are returned in the language %s', async (language) => {
  const { articles } = (await app.call('articles', {}, { language })).data;
  expect(articles.map(({ key }) => key)).toEqual(['allergies', 'spice', 'hotpot', 'bill', 'paying', 'tea']);
  const { questions } = (await app.call('questions', {}, { language })).data;
  const { terms, privacy } = (await app.call('policies', {}, { language })).data;
  const shown = [
    ...articles.map(({ title }) => title),
    ...questions.map(({ question }) => question),
    ...[...terms, ...privacy].map(({ heading }) => heading),
  ];
  expect(shown.length).toBeGreaterThan(20);
  expect(new Set(shown.map((text) => text.language))).toEqual(new Set([language]));
});

test('the link to the next tip leads through all tips and back to the first', async () => {
  const { articles } = (await app.call('articles', {})).data;
  const read = [];
  let key = articles[0]?.key ?? '';
  for (const _ of articles) {
    key = (await app.call('article', { key })).data.next?.key ?? '';
    read.push(key);
  }
  expect(new Set(read).size).toBe(articles.length);
  expect(key).toBe(articles[0]?.key);
});

test('the API call “article” returns not_found for an unknown tip', async () => {
  expect(await app.call('article', { key: 'pizza' })).toMatchObject({ status: 404, data: { reason: 'not_found' } });
});

test('the GET response of a content call can be cached, and the server returns 304 while the content is unchanged', async () => {
  const first = await read('/rest/content/questions?lang=de');
  expect(first.headers['cache-control']).toMatch(/^public, max-age=300/);
  expect(first.json().data.questions[0].question.language).toBe('de');
  const tag = String(first.headers['etag']);
  const again = await read('/rest/content/questions?lang=de', { 'if-none-match': tag });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  const other = await read('/rest/content/questions?lang=ja', { 'if-none-match': tag });
  expect(other.statusCode).toBe(200);
});

test('the GET response of a refused content call is not cached', async () => {
  const refused = await read('/rest/content/article?key=pizza');
  expect(refused.statusCode).toBe(404);
  expect(refused.headers['etag']).toBeUndefined();
});

test('a server start updates stored texts to the texts of the release, except texts that operators edited', async () => {
  const { database } = app.app;
  const titleOf = async (key: string) => (await app.call('article', { key })).data.title.text;
  const before = { tea: await titleOf('tea'), bill: await titleOf('bill') };
  await sql`UPDATE content_item SET body = jsonb_set(body, '{title,en}', '"Mine"'), is_edited = key = 'tea'
    WHERE kind = 'article' AND key IN ('tea', 'bill')`.execute(database.read);
  await fillContent(database);
  expect(await titleOf('tea')).toBe('Mine');
  expect(await titleOf('bill')).toBe(before.bill);
  await sql`UPDATE content_item SET is_edited = false WHERE key = 'tea'`.execute(database.read);
  await fillContent(database);
  expect(await titleOf('tea')).toBe(before.tea);
});

test('a notice for guests is shown only between its start time and its end time', async () => {
  const body = {
    title: { en: 'Spring Festival' },
    text: { en: 'Many kitchens rest.' },
    from: '2026-11-21T05:00:00Z',
    until: '2026-11-21T06:00:00Z',
  };
  await sql`INSERT INTO content_item (kind, key, position, body, is_edited)
    VALUES ('notice', 'holiday', 0, ${JSON.stringify(body)}, true)`.execute(app.app.database.read);
  const shown = async () => (await app.call('notices', {})).data.notices.map(({ title }) => title.text);
  const at = async (instant: string) => {
    app.clock.set(new Date(instant));
    return shown();
  };
  expect(await at('2026-11-21T04:59:59Z')).toEqual([]);
  expect(await at('2026-11-21T05:00:00Z')).toEqual(['Spring Festival']);
  expect(await at('2026-11-21T06:00:00Z')).toEqual([]);
});

test.each<CallName>(['articles', 'questions', 'policies', 'notices'])(
  'a guest without a session token can make the API call %s',
  async (name) => {
    expect((await app.call(name as 'articles', {})).success).toBe(true);
  },
);
