import { extractTerms } from './extract-terms.ts';

// `npm run phrases` extracts the sentences of both apps from the code into the phrase catalogues.
// `npm run phrases -- ordering` rewrites only the phrase catalogue `ordering`.
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
for (const { term, sentences, missing } of await extractTerms(wanted)) {
  const gaps = Object.entries(missing).map(([language, count]) => `${language} ${count}`);
  console.log(`${term}: ${sentences} sentences${gaps.length > 0 ? `, untranslated: ${gaps.join(', ')}` : ''}`);
}
