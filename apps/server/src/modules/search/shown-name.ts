import type { Suggestion } from '@chifan/contract/search/views';
import type { Language } from '@chifan/domain';
import { localText } from '../catalogue/index.ts';
import { highlightsOf } from './highlights.ts';
import type { MatchedName } from './match-names.ts';
import { type FoundName, textsOf } from './search-name.store.ts';

/** Returns only the first of the names with the same kind and the same simplified Chinese form. */
export function uniqueBySign<Name extends MatchedName>(names: readonly Name[]): Name[] {
  const seen = new Set<string>();
  return names.filter((name) => {
    const sign = `${name.kind} ${name.sign}`;
    if (seen.has(sign)) return false;
    seen.add(sign);
    return true;
  });
}

export function suggestionOf(name: FoundName, query: string, language: Language): Suggestion {
  const found = foundNameOf(name, query, language);
  return { ...found, kind: name.kind, query: found.name.text };
}

export function foundNameOf(name: FoundName, query: string, language: Language) {
  const text = localText(textsOf(name), language);
  return {
    name: { ...text, highlights: highlightsOf(text.text, query) },
    nameZh: { text: name.nameZh, highlights: highlightsOf(name.nameZh, query) },
    pinyin: { text: name.pinyin, highlights: highlightsOf(name.pinyin, query) },
  };
}
