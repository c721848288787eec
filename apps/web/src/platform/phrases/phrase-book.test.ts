import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { createPhraseBook } from './phrase-book.ts';

function slowBook() {
  const i18n = setupI18n();
  const arrivals = new Map<string, () => void>();
  const book = createPhraseBook(
    i18n,
    () => 'en',
    (term, language) =>
      new Promise((resolve) => {
        arrivals.set(`${language} ${term}`, () => resolve({ [term]: [`${term} in ${language}`] }));
      }),
  );
  const arrive = async (name: string) => {
    arrivals.get(name)?.();
    arrivals.delete(name);
    await new Promise((done) => setTimeout(done, 0));
  };
  return { i18n, book, arrive };
}

test('a screen’s phrases are available even if they load before the phrases of the app frame', async () => {
  const { i18n, book, arrive } = slowBook();
  void book.open('shell');
  void book.open('catalogue');
  const speaking = book.speak('en');
  await arrive('en catalogue');
  await arrive('en shell');
  await speaking;
  expect(i18n._('catalogue')).toBe('catalogue in en');
  expect(i18n._('shell')).toBe('shell in en');
});

test('phrases that are still loading are also loaded in a newly chosen language, before that language is shown', async () => {
  const { i18n, book, arrive } = slowBook();
  void book.open('shell');
  void book.speak('en');
  await arrive('en shell');
  const opening = book.open('wallet');
  const speaking = book.speak('ja');
  await arrive('ja shell');
  expect(i18n.locale).toBe('en');
  await arrive('ja wallet');
  await arrive('en wallet');
  await Promise.all([opening, speaking]);
  expect(i18n.locale).toBe('ja');
  expect(i18n._('wallet')).toBe('wallet in ja');
});

test('if the guest changes the language twice, the second language is shown even if the phrases of the first one arrive later', async () => {
  const { i18n, book, arrive } = slowBook();
  void book.open('shell');
  void book.speak('ja');
  void book.speak('ko');
  await arrive('ko shell');
  await arrive('ja shell');
  expect(i18n.locale).toBe('ko');
});
