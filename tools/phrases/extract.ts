import { extractTerms } from './extract-terms.ts';

// `npm run phrases` extracts the phrases of all terms. `npm run phrases -- ordering` extracts those of one term.
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
for (const { term, sentences, missing } of await extractTerms(wanted)) {
  const gaps = Object.entries(missing).map(([language, count]) => `${language} ${count}`);
  console.log(`${term}: ${sentences} sentences${gaps.length > 0 ? `, untranslated: ${gaps.join(', ')}` : ''}`);
}
