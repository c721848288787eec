import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';

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
      sentences: Object.keys(written.en ?? {}).length,
      missing: Object.fromEntries(missing.filter(([language, gaps]) => gaps > 0 && language !== 'en')),
    });
  }
  return extracted;
}

export const phraseCatalogs = () => getCatalogs(getConfig({ cwd: project }));
