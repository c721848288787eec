import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { languages } from './packages/domain/src/language.ts';
import { consoleTerm, type TermSource, termSources } from './tools/phrases/terms.ts';

/** One catalogue a term and language. Where a language lacks a sentence, English stands in. */
export default defineConfig({
  locales: [...languages],
  sourceLocale: 'en',
  fallbackLocales: { default: 'en' },
  catalogs: [...termSources(), consoleTerm].map(({ term, include, exclude = [] }: TermSource) => ({
    path: `<rootDir>/packages/phrases/{locale}/${term}`,
    include: include.map((place) => `<rootDir>/${place}`),
    exclude: ['**/*.test.ts', '**/*.test.tsx', ...exclude.flatMap((place) => [`**/${place}`, `**/${place}/**`])],
  })),
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
