import { expect, test } from 'vitest';
import { localText } from './local-text.ts';

test.each([
  ['the reader’s language', { en: 'Tofu', ja: '豆腐', 'zh-CN': '豆腐' }, 'ja', { text: '豆腐', language: 'ja' }],
  [
    'English if the reader’s language is missing',
    { en: 'Tofu', 'zh-CN': '豆腐' },
    'fr',
    { text: 'Tofu', language: 'en' },
  ],
  ['Chinese if English is missing too', { en: '', 'zh-CN': '豆腐' }, 'fr', { text: '豆腐', language: 'zh-CN' }],
  ['any language if English and Chinese are missing', { ru: 'Тофу' }, 'fr', { text: 'Тофу', language: 'ru' }],
  ['the first text that is not empty', { ja: '', ru: 'Тофу' }, 'fr', { text: 'Тофу', language: 'ru' }],
  ['an empty text if there is none', {}, 'fr', { text: '', language: 'fr' }],
] as const)('localText selects, from texts in several languages, %s', (_choice, texts, language, shown) => {
  expect(localText(texts, language)).toEqual(shown);
});
