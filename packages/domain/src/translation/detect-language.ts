import type { Language } from '../language.ts';

/** Letters that Urdu uses and Arabic does not. */
const urduLetters = /[ٹڈڑںھہۂےۓکگچپژی]/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/**
 * Weight of a letter of each script, compared with a Latin letter. A Chinese character counts more, because it is
 * nearly a word.
 */
const scripts = [
  { script: 'latin', letters: /\p{Script=Latin}/gu, weight: 1 },
  { script: 'arabic', letters: /\p{Script=Arabic}/gu, weight: 1 },
  { script: 'cyrillic', letters: /\p{Script=Cyrillic}/gu, weight: 1 },
  { script: 'hangul', letters: /\p{Script=Hangul}/gu, weight: 2 },
  { script: 'han', letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, weight: 2 },
] as const;

/**
 * The probable language of a guest's text, by its main script. If the app's language uses that script, the function
 * returns the app's language. The main script decides, because a guest may use the app in English and write in Japanese
 * with a dish name in Chinese.
 */
export function detectLanguage(text: string, app: Language): Language {
  const weighed = scripts.map(({ script, letters, weight }) => ({
    script,
    amount: (text.match(letters)?.length ?? 0) * weight,
  }));
  const [most] = weighed.toSorted((a, b) => b.amount - a.amount);
  if (!most || most.amount === 0) return app;
  switch (most.script) {
    case 'latin':
      return app === 'fr' || app === 'de' ? app : 'en';
    case 'arabic':
      return app === 'ur' || urduLetters.test(text) ? 'ur' : 'ar';
    case 'cyrillic':
      return 'ru';
    case 'hangul':
      return 'ko';
    case 'han':
      return app === 'ja' || kana.test(text) ? 'ja' : 'zh-CN';
  }
}
