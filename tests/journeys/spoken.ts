import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@chifan/domain';
import PO from 'pofile';

const folder = fileURLToPath(new URL('../../packages/phrases/', import.meta.url));

const catalogues = new Map<Language, ReadonlyMap<string, string>>();

/** The phrases of a language. A test worker reads them once, because reading takes as long as opening a page. */
function catalogueOf(language: Language): ReadonlyMap<string, string> {
  const kept = catalogues.get(language);
  if (kept !== undefined) return kept;
  const phrases = new Map<string, string>();
  for (const file of readdirSync(`${folder}${language}`)) {
    for (const item of PO.parse(readFileSync(`${folder}${language}/${file}`, 'utf8')).items) {
      phrases.set(item.msgid, item.msgstr[0] || item.msgid);
    }
  }
  catalogues.set(language, phrases);
  return phrases;
}

/**
 * Returns a function that translates an English source text, so that one journey covers all languages.
 * @throws Error if the sentence is missing in the phrases, or if `values` lack a placeholder
 */
export function spokenIn(language: Language): (english: string, values?: Readonly<Record<string, string>>) => string {
  const phrases = catalogueOf(language);
  return (english, values = {}) => {
    const phrase = phrases.get(english);
    if (phrase === undefined) throw new Error(`No screen says: ${english}`);
    return phrase.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`${english}: ${name} is missing`);
      return value;
    });
  };
}
