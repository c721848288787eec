import { defineConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { languages } from './packages/domain/src/language.ts';
import { consoleTerm, termSources } from './tools/phrases/terms.ts';

/** One catalogue a term and language. Where a language lacks a sentence, English stands in. */
export default defineConfig({
  locales: [...languages],
  sourceLocale: 'en',
  fallbackLocales: { default: 'en' },
  catalogs: [...termSources(), consoleTerm].map(({ term, include }) => ({
    path: `<rootDir>/packages/phrases/{locale}/${term}`,
    include: include.map((folder) => `<rootDir>/${folder}`),
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  })),
  format: formatter({ lineNumbers: false }),
  orderBy: 'message',
});
