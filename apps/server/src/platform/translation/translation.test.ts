import type { Language } from '@chifan/domain';
import type { TranslatedText } from '@chifan/domain/translation';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { openTranslator, type TestTranslator } from '../../testing/sandbox/translator.ts';
import { pruneTranslations } from './translation.store.ts';
import { createTranslation, type Translation } from './translation.ts';
import { readTranslationConfig, type TranslationConfig } from './translation-config.ts';
import type { Writer } from './writer.ts';

let app: TestApp;
let standIn: TestTranslator;
beforeAll(async () => {
  [app, standIn] = await Promise.all([openTestApp(), openTranslator()]);
});
afterAll(async () => {
  await standIn.close();
  await app.close();
});
beforeEach(async () => {
  Object.assign(standIn.faults, { delayMs: 0, cutOff: 0, error500: 0, tooMany: 0, brokenJson: 0 });
  await sql`DELETE FROM translation`.execute(app.app.database.read);
});

let translation: Translation;
afterEach(() => translation.close());

const machines = ['deepl', 'libretranslate'] as const;
type Change = Partial<TranslationConfig>;

function open(translator: TranslationConfig['translator'], change: Change = {}): void {
  const { database, platform } = app.app;
  const config = { translation: { ...standIn.config, translator, ...change } };
  translation = createTranslation({ config, database, clock: app.clock, log: platform.log });
}

/** Reads a text before and after its translation request has ended. @returns both results */
async function readTwice(text: string, from: Language, to: Language, isStory = true, writer: Writer = 'member:1') {
  const written = [{ text, from, to, isStory, writer }];
  const ended = Promise.withResolvers<void>();
  const [first] = await translation.read(written, ended.resolve);
  if (first?.isComing) await ended.promise;
  const [second] = await translation.read(written);
  return { first, second };
}

const broth = 'スープは祖母の味がしました。';
const nothing = (rest: string): TranslatedText => ({ text: null, by: null, rest, isComing: false });

describe.each(machines)('by %s', (machine) => {
  test('a reader gets the original text at once and the translation at the next request', async () => {
    open(machine);
    expect(await readTwice(broth, 'ja', 'zh-CN')).toEqual({
      first: { ...nothing(broth), isComing: true },
      second: { text: '汤的味道像我奶奶做的。 [sandbox]', by: 'machine', rest: null, isComing: false },
    });
    const before = standIn.requestCount();
    await translation.read([{ text: broth, from: 'ja', to: 'zh-CN', isStory: true, writer: 'member:1' }]);
    expect(standIn.requestCount()).toBe(before);
  });

  test('the translator detects the language of a text if its script does not reveal it', async () => {
    open(machine);
    expect((await readTwice('Wir feiern Geburtstag.', 'en', 'ja')).second?.text).toBe('誕生日のお祝いです。 [sandbox]');
  });

  test.each([
    ['a refused API key', {}, { key: 'wrong' }],
    ['too many requests', { tooMany: 1 }, {}],
    ['a late translator response', { delayMs: 2000 }, { timeoutMs: 100 }],
    ['a response that is not JSON', { brokenJson: 1 }, {}],
    ['a truncated response', { cutOff: 1 }, {}],
    ['a translator error', { error500: 1 }, {}],
    ['an unreachable translator', {}, { url: 'http://127.0.0.1:1' }],
  ])(
    'after %s, a text has no translation and no request is sent for some time',
    async (_what, faults, change: Change) => {
      open(machine, change);
      Object.assign(standIn.faults, faults);
      expect((await readTwice(broth, 'ja', 'zh-CN')).second).toEqual(nothing(broth));
      Object.assign(standIn.faults, { delayMs: 0 });
      const asked = standIn.requestCount();
      expect(
        (await translation.read([{ text: 'Wir feiern Geburtstag.', from: 'de', to: 'zh-CN', writer: 'member:1' }]))[0]
          ?.isComing,
      ).toBe(false);
      expect(standIn.requestCount()).toBe(asked);
    },
  );

  test('translation requests are sent again some time after a failure', async () => {
    open(machine);
    standIn.faults.error500 = 1;
    await readTwice(broth, 'ja', 'zh-CN');
    app.clock.advance(6000);
    expect((await readTwice(broth, 'ja', 'zh-CN')).second?.by).toBe('machine');
  });
});

test('a language that the translator does not support does not block other languages', async () => {
  open('deepl');
  expect((await readTwice(broth, 'ja', 'ur')).second).toEqual(nothing(broth));
  expect((await readTwice(broth, 'ja', 'en')).second?.by).toBe('machine');
});

test('a text that the translator returns unchanged has no translation and is not requested again', async () => {
  open('deepl');
  expect((await readTwice('とても珍しい言葉', 'ja', 'en')).second).toEqual(nothing('とても珍しい言葉'));
});

test('the phrasebook first translates the words that it contains, and the translator later the whole text', async () => {
  open('deepl');
  const wish = 'パクチー抜き。誕生日のお祝いです。';
  expect(await readTwice(wish, 'ja', 'zh-CN', false)).toEqual({
    first: { text: '不要香菜', by: 'phrasebook', rest: '誕生日のお祝いです', isComing: true },
    second: { text: '不要香菜，我们在过生日。 [sandbox]', by: 'machine', rest: null, isComing: false },
  });
});

test('a text that the phrasebook translates completely is not sent to the translator', async () => {
  open('deepl');
  const before = standIn.requestCount();
  const [read] = await translation.read([{ text: 'no cilantro please', from: 'en', to: 'zh-CN', writer: 'member:1' }]);
  expect(read).toEqual({ text: '不要香菜', by: 'phrasebook', rest: null, isComing: false });
  expect(standIn.requestCount()).toBe(before);
});

test('a server node sends at most the configured number of characters to the translator per day', async () => {
  open('deepl', { charactersPerDay: 30 });
  expect((await readTwice(broth, 'ja', 'zh-CN')).second?.by).toBe('machine');
  expect((await readTwice('Wir feiern Geburtstag.', 'de', 'ja')).first?.isComing).toBe(false);
  app.clock.advance(86_400_000);
  expect((await readTwice('Wir feiern Geburtstag.', 'de', 'ja')).second?.by).toBe('machine');
});

test('an account that has used its daily characters does not affect other accounts', async () => {
  open('deepl', { charactersPerDay: 200, charactersPerWriter: 30 });
  for (let count = 0; count < 20; count += 1) await readTwice(`${broth}${count}`, 'ja', 'zh-CN', true, 'member:1');
  expect((await readTwice('Wir feiern Geburtstag.', 'de', 'ja', true, 'member:1')).second).toEqual(
    nothing('Wir feiern Geburtstag.'),
  );
  expect((await readTwice('Wir feiern Geburtstag.', 'de', 'ja', true, 'member:2')).second?.by).toBe('machine');
  app.clock.advance(86_400_000);
  expect((await readTwice(broth, 'ja', 'zh-CN', true, 'member:1')).second?.by).toBe('machine');
});

test('one account cannot fill the queue of the translator', async () => {
  open('deepl');
  const flood = Array.from({ length: 400 }, (_, at) => ({ text: `雨${at}`, isStory: true }) as const);
  const wishes = flood.map((each) => ({ ...each, from: 'ja', to: 'en', writer: 'shop:1' }) as const);
  const ended = Promise.withResolvers<void>();
  const [flooded, [other]] = await Promise.all([
    translation.read(wishes),
    translation.read([{ text: broth, from: 'ja', to: 'zh-CN', isStory: true, writer: 'member:2' }], ended.resolve),
  ]);
  expect(flooded.filter(({ isComing }) => isComing)).toHaveLength(150);
  expect(other?.isComing).toBe(true);
  await ended.promise;
});

test('a translation is stored for 90 days without its source text', async () => {
  open('deepl');
  await readTwice(broth, 'ja', 'zh-CN');
  const kept = async () => (await sql`SELECT * FROM translation`.execute(app.app.database.read)).rows;
  expect(JSON.stringify(await kept())).not.toContain('祖母');
  app.clock.advance(89 * 86_400_000);
  await app.app.database.transact((tx) => pruneTranslations(tx, app.clock.now()));
  expect(await kept()).toHaveLength(1);
  app.clock.advance(2 * 86_400_000);
  await app.app.database.transact((tx) => pruneTranslations(tx, app.clock.now()));
  expect(await kept()).toEqual([]);
});

test('the settings select the free URL for an API key of DeepL’s free plan, and allow only one translator', () => {
  open('deepl');
  const limits = {
    TRANSLATION_TIMEOUT_MS: 8000,
    TRANSLATION_CHARACTERS_PER_DAY: 1,
    TRANSLATION_CHARACTERS_PER_WRITER: 1,
  };
  expect(readTranslationConfig(limits)).toBeNull();
  expect(readTranslationConfig({ ...limits, DEEPL_API_KEY: 'k:fx' })?.url).toBe('https://api-free.deepl.com');
  expect(readTranslationConfig({ ...limits, DEEPL_API_KEY: 'k' })?.url).toBe('https://api.deepl.com');
  expect(() => readTranslationConfig({ ...limits, DEEPL_API_KEY: 'k', LIBRETRANSLATE_URL: 'http://libre' })).toThrow(
    'Choose one',
  );
});
