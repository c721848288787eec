import { expect, test } from 'vitest';
import { articleAfter, articleOf, articles } from './index.ts';

test('an article is found by its key, and nothing by a key that nobody has', () => {
  for (const article of articles) expect(articleOf(article.key)).toBe(article);
  expect(new Set(articles.map(({ key }) => key)).size).toBe(articles.length);
  expect(articleOf('pizza')).toBeUndefined();
  expect(articleOf(undefined)).toBeUndefined();
});

test('reading on from one article leads through all of them and back', () => {
  let current = articles[0];
  const read = articles.map(() => {
    current = current && articleAfter(current);
    return current;
  });
  expect(new Set(read).size).toBe(articles.length);
  expect(current).toBe(articles[0]);
});

test('every sentence to show has Chinese with pinyin', () => {
  const sayings = articles.flatMap(({ parts }) => parts.flatMap((part) => part.sayings ?? []));
  expect(sayings.length).toBeGreaterThan(20);
  for (const { zh, pinyin } of sayings) {
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(pinyin).not.toMatch(/\p{Script=Han}/u);
  }
});
