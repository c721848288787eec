import { expect, test } from 'vitest';
import { chosenNames, chosenRecords } from './chosen-options.ts';
import { chineseOf } from './local-text.ts';

test('chineseOf returns an empty string for a text without Chinese', () => {
  expect([chineseOf({ 'zh-CN': '面' }), chineseOf({ en: 'noodles' })]).toEqual(['面', '']);
});

const groups = [
  {
    key: 'spice',
    name: { en: 'Spiciness', fr: 'Piquant', 'zh-CN': '辣度' },
    min: 1,
    max: 1,
    choices: [
      { key: 'none', name: { en: 'None', fr: 'Sans', 'zh-CN': '不辣' }, price: 0 },
      { key: 'hot', name: { en: 'Hot', 'zh-CN': '中辣' }, price: 0 },
    ],
  },
  {
    key: 'extras',
    name: { en: 'Extras', 'zh-CN': '加料' },
    min: 0,
    max: 2,
    choices: [
      { key: 'egg', name: { en: 'Egg', 'zh-CN': '加蛋' }, price: 300 },
      { key: 'tofu', name: { en: 'Tofu', 'zh-CN': '加豆腐' }, price: 300 },
    ],
  },
] as unknown as Parameters<typeof chosenRecords>[0];

test('a chosen dish option is shown with its group’s name, in each language in which both the option and the group have a name', () => {
  expect(chosenRecords(groups, { extras: ['tofu', 'egg'], spice: ['none'] })).toEqual([
    { en: 'Spiciness: None', fr: 'Piquant\u00a0: Sans', 'zh-CN': '辣度：不辣' },
    { en: 'Extras: Egg', 'zh-CN': '加料：加蛋' },
    { en: 'Extras: Tofu', 'zh-CN': '加料：加豆腐' },
  ]);
});

test('chosen options are named in the reader’s language and in Chinese', () => {
  expect(chosenNames(groups, { spice: ['hot'] }, 'fr')).toEqual({
    chosen: [{ text: 'Spiciness: Hot', language: 'en' }],
    chosenZh: ['辣度：中辣'],
  });
});

test('an option key that every JavaScript object inherits, such as "constructor", chooses no option', () => {
  expect(chosenRecords(groups, JSON.parse('{"__proto__": ["egg"], "constructor": ["hot"]}'))).toEqual([]);
});
