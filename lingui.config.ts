import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { consoleLanguages } from './packages/domain/src/console-language.ts';
import { languages } from './packages/domain/src/language.ts';
import { consoleTerms, type TermSource, termSources } from './tools/phrases/terms.ts';

/**
 * One phrase catalogue for each language and each part of an app, such as `ordering`. A text without a translation is
 * shown in English.
 */
export default defineConfig({
  // The languages of guests and of staff. `tools/phrases/terms.ts` defines which phrase catalogues the apps of guests
  // and of staff have.
  locales: [...new Set<string>([...languages, ...consoleLanguages])],
  sourceLocale: 'en',
  fallbackLocales: { default: 'en' },
  catalogs: [...termSources(), ...consoleTerms].map(({ term, include, exclude = [] }: TermSource) => ({
    path: `<rootDir>/packages/phrases/{locale}/${term}`,
    include: include.map((place) => `<rootDir>/${place}`),
    exclude: ['**/*.test.ts', '**/*.test.tsx', ...exclude.flatMap((place) => [`**/${place}`, `**/${place}/**`])],
  })),
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
