import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { consoleLanguages, languages } from '@chifan/domain';
import { getCatalogs } from '@lingui/cli/api';
import { makeConfig } from '@lingui/conf';
import phrases from '../../lingui.config.ts';
import { consoleTerms } from './terms.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

export type ExtractedTerm = {
  readonly term: string;
  readonly sentences: number;
  /** Number of untranslated sentences per language. Languages without any are absent. */
  readonly missing: Readonly<Record<string, number>>;
};

/**
 * Rewrites the phrase catalogues from the code: removes unused sentences and copies translations of equal sentences
 * from other catalogues. `wanted` contains the names of the catalogues to rewrite. If `wanted` is empty, rewrites all
 * catalogues.
 */
export async function extractTerms(wanted: readonly string[] = []): Promise<ExtractedTerm[]> {
  const catalogs = await phraseCatalogs();
  const extracted: ExtractedTerm[] = [];
  for (const catalog of catalogs) {
    const term = path.basename(catalog.path);
    if (wanted.length > 0 && !wanted.includes(term)) continue;
    const written = await catalog.make({ clean: true, overwrite: false, orderBy: 'message' });
    if (written === false) throw new Error(`The sentences of ${term} could not be read`);
    const missing: Record<string, number> = {};
    for (const language of catalog.config.locales) {
      const gaps = await fillFromOthers(catalog, catalogs, language);
      if (gaps > 0) missing[language] = gaps;
    }
    const counts = Object.values(written).map((messages) => Object.keys(messages ?? {}).length);
    extracted.push({ term, sentences: Math.max(0, ...counts), missing });
  }
  return extracted;
}

/**
 * Copies translations of equal sentences from other phrase catalogues. @returns the number of sentences that remain
 * untranslated
 */
async function fillFromOthers(catalog: Catalog, all: readonly Catalog[], language: string): Promise<number> {
  const messages = (await catalog.read(language)) ?? {};
  const gaps = Object.keys(messages).filter((id) => !messages[id]?.translation);
  if (gaps.length === 0) return 0;
  const known = await Promise.all(all.filter((other) => other !== catalog).map((other) => other.read(language)));
  const filled = { ...messages };
  for (const id of gaps) {
    const translation = known.map((other) => other?.[id]?.translation).find(Boolean);
    const message = messages[id];
    if (translation && message) filled[id] = { ...message, translation };
  }
  const left = gaps.filter((id) => !filled[id]?.translation).length;
  if (left < gaps.length) await catalog.write(language, filled);
  return left;
}

type Catalog = Awaited<ReturnType<typeof phraseCatalogs>>[number];

/** Reads the phrase catalogues of the guest app in its nine languages and of the console in its three languages. */
export async function phraseCatalogs() {
  const ofGuests = (await getCatalogs(makeConfig({ ...phrases, rootDir: project, locales: [...languages] }))).filter(
    ({ path: place }) => !consoleTerms.some(({ term }) => term === path.basename(place)),
  );
  const ofConsole = consoleTerms.map(async ({ term, source }) => {
    const config = makeConfig({ ...phrases, rootDir: project, locales: [...consoleLanguages], sourceLocale: source });
    return (await getCatalogs(config)).filter(({ path: place }) => path.basename(place) === term);
  });
  return [...ofGuests, ...(await Promise.all(ofConsole)).flat()];
}
