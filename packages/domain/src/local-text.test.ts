import { expect, test } from 'vitest';
import { localText } from './local-text.ts';

test.each([
  [{ en: 'Tofu', ja: '豆腐', 'zh-CN': '豆腐' }, 'ja', { text: '豆腐', language: 'ja' }],
  [{ en: 'Tofu', 'zh-CN': '豆腐' }, 'fr', { text: 'Tofu', language: 'en' }],
  [{ en: '', 'zh-CN': '豆腐' }, 'fr', { text: '豆腐', language: 'zh-CN' }],
  [{ ru: 'Тофу' }, 'fr', { text: 'Тофу', language: 'ru' }],
  [{}, 'fr', { text: '', language: 'fr' }],
] as const)('a text falls back to English, then Chinese, then any language: %j in %s', (texts, language, shown) => {
  expect(localText(texts, language)).toEqual(shown);
});
