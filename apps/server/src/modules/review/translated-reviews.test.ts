import { type Language, languages } from '@chifan/domain';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestCity, type SmallCity, type TestApp } from '../../testing/index.ts';
import { openTranslator, type TestTranslator } from '../../testing/sandbox/translator.ts';

let app: TestApp;
let city: SmallCity;
let standIn: TestTranslator;
beforeAll(async () => {
  standIn = await openTranslator();
  ({ app, city } = await openTestCity(() => ({ translation: standIn.config })));
});
afterAll(async () => {
  await app.close();
  await standIn.close();
});
beforeEach(async () => {
  await sql`DELETE FROM review`.execute(app.app.database.read);
});

type Written = { readonly text: string; readonly language: Language; readonly reply?: string };

const write = ({ text, language, reply = '' }: Written) =>
  sql`INSERT INTO review (shop_id, stars, tags, text, language, photos, created_at, reply, replied_at)
    VALUES (${city.shopId}, 5, '{}', ${text}, ${language}, '[]', ${app.clock.now()}, ${reply},
      ${reply === '' ? null : app.clock.now()})`.execute(app.app.database.read);
const readIn = async (language: Language) =>
  (await app.call('shopReviews', { shopId: city.shopId }, { language })).data.records[0];

test('a guest reads a Chinese review in English after a machine translated it, next to the original', async () => {
  await write({ text: '面条很筋道，排队也不久。', language: 'zh-CN' });
  expect(await readIn('en')).toMatchObject({ translation: null, translatedBy: null, isTranslating: true });
  await expect.poll(async () => (await readIn('en'))?.isTranslating).toBe(false);
  expect(await readIn('en')).toMatchObject({
    text: '面条很筋道，排队也不久。',
    language: 'zh-CN',
    translation: 'The noodles were chewy and the queue was short. [sandbox]',
    translatedBy: 'machine',
  });
  expect(await readIn('zh-CN')).toMatchObject({ translation: null, isTranslating: false });
});

test('a guest reads a restaurant’s Chinese reply in their own language', async () => {
  const reply = '厨师已经记下了，从今天起会少放油。';
  await write({ text: '', language: 'de', reply });
  await expect
    .poll(async () => (await readIn('de'))?.reply)
    .toMatchObject({
      text: reply,
      translation: 'Unser Koch hat es notiert und nimmt ab heute weniger Öl. [sandbox]',
      translatedBy: 'machine',
    });
});

test('the phrasebook translates common courtesy phrases in every language, without the machine translator', async () => {
  const before = standIn.requestCount();
  await write({ text: '味道很好！', language: 'zh-CN', reply: '谢谢您的好评，欢迎下次光临' });
  for (const language of languages.filter((each) => each !== 'zh-CN'))
    expect(await readIn(language)).toMatchObject({
      translatedBy: 'phrasebook',
      isTranslating: false,
      reply: { translatedBy: 'phrasebook' },
    });
  expect((await readIn('en'))?.reply?.translation).toBe('Thank you for your kind review. We hope to see you again.');
  expect(standIn.requestCount()).toBe(before);
});

test('staff read a translated review, and their lists update when the translation is ready', async () => {
  await write({ text: 'The broth tastes like the one my grandmother made.', language: 'en' });
  const told: string[] = [];
  app.app.platform.live.listen([`shop:${city.shopId}`], ({ topic }) => told.push(topic));
  const read = async () => (await app.call('merchantReviews', { pageNo: 1 }, city.merchant)).data.records[0];
  expect(await read()).toMatchObject({ translation: null });
  await expect.poll(() => told).toContain('reviews');
  expect(await read()).toMatchObject({ translation: '汤的味道像我奶奶做的。 [sandbox]', translatedBy: 'machine' });
});

test('staff who read English see the restaurant’s English name after the Chinese one', async () => {
  await write({ text: 'Good.', language: 'en' });
  const read = async (language: 'en' | 'zh-CN') =>
    (await app.call('merchantReviews', { pageNo: 1 }, { ...city.merchant, language })).data.records[0];
  expect(await read('en')).toMatchObject({ shopNameZh: '面馆', shopName: 'Noodle House' });
  expect(await read('zh-CN')).toMatchObject({ shopNameZh: '面馆', shopName: null });
});
