import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { consoleLanguages } from './packages/domain/src/console-language.ts';
import { languages } from './packages/domain/src/language.ts';
import { consoleTerms, type TermSource, termSources } from './tools/phrases/terms.ts';

/** One catalogue a term and language. Where a language lacks a sentence, English stands in. */
export default defineConfig({
  // What guests read, and what staff read: which catalogue is in which is said where they are extracted.
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
