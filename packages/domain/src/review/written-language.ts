import type { Language } from '../language.ts';

/** Letters that Urdu has and Arabic has not. */
const urduLetters = /[ٹڈڑںھہۂےۓکگچپژی]/u;
const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** How much a letter of each script says, beside a Latin one: a Chinese one is nearly a word. */
const scripts = [
  { script: 'latin', letters: /\p{Script=Latin}/gu, weight: 1 },
  { script: 'arabic', letters: /\p{Script=Arabic}/gu, weight: 1 },
  { script: 'cyrillic', letters: /\p{Script=Cyrillic}/gu, weight: 1 },
  { script: 'hangul', letters: /\p{Script=Hangul}/gu, weight: 2 },
  { script: 'han', letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, weight: 2 },
] as const;

/**
 * In which of the nine languages a guest wrote, as far as the script of most of it tells: their app's where that is
 * possible. Who uses the app in English may write in Japanese, and name a dish in Chinese, all the same.
 */
export function writtenLanguage(text: string, app: Language): Language {
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
