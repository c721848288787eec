import path from 'node:path';
import { languages } from '@chifan/domain';
import { phraseCatalogs } from './extract-terms.ts';
import { maySoundTheSame } from './same-words.ts';
import { shapeProblems } from './sentence-shape.ts';
import { simplifiedIn } from './simplified.ts';

type Catalog = Awaited<ReturnType<typeof phraseCatalogs>>[number];

/**
 * Finds problems in the phrase catalogues that are extracted from code: outdated sentences, missing translations, and
 * placeholders that differ from the source sentence.
 */
export async function termProblems(): Promise<string[]> {
  const catalogs = await phraseCatalogs();
  const problems: string[] = [];
  for (const catalog of catalogs) problems.push(...(await catalogProblems(catalog)));
  for (const language of languages) problems.push(...(await contradictions(catalogs, language)));
  return problems;
}

/**
 * Reports a sentence that has different translations in two phrase catalogues. The browser merges the catalogues, so
 * the catalogue that is loaded last would replace the other translation. A sentence with two meanings needs a Lingui
 * context for each meaning.
 */
async function contradictions(catalogs: readonly Catalog[], language: string): Promise<string[]> {
  const first = new Map<string, { readonly translation: string; readonly term: string }>();
  const problems: string[] = [];
  for (const catalog of catalogs) {
    const term = path.basename(catalog.path);
    if (term === 'console') continue;
    for (const [id, { message = id, translation = '' }] of Object.entries((await catalog.read(language)) ?? {})) {
      if (translation === '') continue;
      const other = first.get(id);
      if (other === undefined) first.set(id, { translation, term });
      else if (other.translation !== translation)
        problems.push(
          `packages/phrases/${language}/${term}.po “${message}” is “${translation}”, but in ${other.term}.po “${other.translation}”`,
        );
    }
  }
  return problems;
}

async function catalogProblems(catalog: Catalog): Promise<string[]> {
  const term = path.basename(catalog.path);
  const said = await catalog.collect();
  if (!said) return [`${term}. Its sentences could not be read from the code`];
  const problems: string[] = [];
  const keptIn: readonly string[] = catalog.config.locales;
  for (const language of keptIn) {
    const written = (await catalog.read(language)) ?? {};
    const at = `packages/phrases/${language}/${term}.po`;
    for (const [id, { message = id }] of Object.entries(said)) {
      const { translation } = written[id] ?? {};
      if (written[id] === undefined) problems.push(`${at} lacks “${message}”. Run npm run phrases -- ${term}`);
      else
        problems.push(
          ...sentenceProblems(message, translation ?? '', language, catalog.config.sourceLocale).map(
            (why) => `${at} “${message}” ${why}`,
          ),
        );
    }
    for (const [id, { message = id }] of Object.entries(written)) {
      if (said[id] === undefined) problems.push(`${at} “${message}” is unused. Run npm run phrases -- ${term}`);
    }
  }
  return problems;
}

/** Returns problems of one translation. `message` is the source sentence: Chinese in the console, otherwise English. */
export function sentenceProblems(message: string, translation: string, language: string, source = 'en'): string[] {
  if (translation.trim() === '') return ['is not translated'];
  const isForeign = language !== source && isLeftOver(message, translation, language, source);
  const simplified = language === 'zh-Hant-HK' ? simplifiedIn(translation) : '';
  return [
    ...(isForeign ? [`is still in ${source === 'en' ? 'English' : 'Chinese'}`] : []),
    ...(simplified === '' ? [] : [`has simplified characters: ${simplified}`]),
    ...shapeProblems(message, translation, language),
  ];
}

/**
 * Whether a translation is still in the source language. Simplified and traditional Chinese texts may be equal. English
 * may contain Chinese only in quotation marks.
 */
function isLeftOver(message: string, translation: string, language: string, source: string): boolean {
  if (source === 'en') return translation === message && !maySoundTheSame(message, language);
  return !language.startsWith('zh') && /\p{Script=Han}/u.test(translation.replaceAll(/“[^”]*”/g, ''));
}
