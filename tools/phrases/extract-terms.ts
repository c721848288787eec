import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getCatalogs } from '@lingui/cli/api';
import { makeConfig } from '@lingui/conf';
import phrases from '../../lingui.config.ts';
import { consoleTerm } from './terms.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));

export type ExtractedTerm = {
  readonly term: string;
  readonly sentences: number;
  /** Language → how many sentences it lacks; languages that lack none are left out. */
  readonly missing: Readonly<Record<string, number>>;
};

/** Writes the catalogues anew from the code; sentences that the code no longer says go. No terms named: all. */
export async function extractTerms(wanted: readonly string[] = []): Promise<ExtractedTerm[]> {
  const extracted: ExtractedTerm[] = [];
  for (const catalog of await phraseCatalogs()) {
    const term = path.basename(catalog.path);
    if (wanted.length > 0 && !wanted.includes(term)) continue;
    const written = await catalog.make({ clean: true, overwrite: false, orderBy: 'message' });
    if (written === false) throw new Error(`The sentences of ${term} could not be read`);
    const missing = Object.entries(written).map(([language, messages]) => {
      const gaps = Object.values(messages ?? {}).filter((message) => !message.translation);
      return [language, gaps.length] as const;
    });
    extracted.push({
      term,
      sentences: Math.max(...Object.values(written).map((messages) => Object.keys(messages ?? {}).length)),
      missing: Object.fromEntries(missing.filter(([language, gaps]) => gaps > 0 && language !== 'en')),
    });
  }
  return extracted;
}

/** All catalogues, each with the languages that it is kept in. */
export async function phraseCatalogs() {
  const { language } = consoleTerm;
  const ofGuests = makeConfig({ ...phrases, rootDir: project });
  const ofConsole = makeConfig({ ...phrases, rootDir: project, locales: [language], sourceLocale: language });
  const isConsole = (place: string) => path.basename(place) === consoleTerm.term;
  return [
    ...(await getCatalogs(ofGuests)).filter((catalog) => !isConsole(catalog.path)),
    ...(await getCatalogs(ofConsole)).filter((catalog) => isConsole(catalog.path)),
  ];
}
