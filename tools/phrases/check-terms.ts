import path from 'node:path';
import { phraseCatalogs } from './extract-terms.ts';
import { maySoundTheSame } from './same-words.ts';
import { shapeProblems } from './sentence-shape.ts';
import { consoleTerm } from './terms.ts';

type Catalog = Awaited<ReturnType<typeof phraseCatalogs>>[number];

/** Problems of the catalogues that are drawn from code: stale, untranslated, not fitting their source. */
export async function termProblems(): Promise<string[]> {
  const problems: string[] = [];
  for (const catalog of await phraseCatalogs()) problems.push(...(await catalogProblems(catalog)));
  return problems;
}

async function catalogProblems(catalog: Catalog): Promise<string[]> {
  const term = path.basename(catalog.path);
  const said = await catalog.collect();
  if (!said) return [`${term}: its sentences could not be read from the code`];
  const languages = term === consoleTerm.term ? [consoleTerm.language] : catalog.config.locales;
  const problems: string[] = [];
  for (const language of languages) {
    const written = (await catalog.read(language)) ?? {};
    const at = `packages/phrases/${language}/${term}.po`;
    for (const [id, { message = id }] of Object.entries(said)) {
      const { translation } = written[id] ?? {};
      if (written[id] === undefined) problems.push(`${at} lacks “${message}”: run npm run phrases -- ${term}`);
      else
        problems.push(
          ...sentenceProblems(message, translation ?? '', language).map((why) => `${at} “${message}” ${why}`),
        );
    }
    for (const [id, { message = id }] of Object.entries(written)) {
      if (said[id] === undefined) problems.push(`${at} “${message}” is said nowhere: run npm run phrases -- ${term}`);
    }
  }
  return problems;
}

/** `message` is the source's sentence; for a catalogue's own source language both are the same. */
export function sentenceProblems(message: string, translation: string, language: string): string[] {
  if (translation.trim() === '') return ['is not translated'];
  const isSource = language === 'en' || (language === consoleTerm.language && /\p{Script=Han}/u.test(message));
  const isCopied = !isSource && translation === message && !maySoundTheSame(message);
  return [...(isCopied ? ['still stands in English'] : []), ...shapeProblems(message, translation, language)];
}
