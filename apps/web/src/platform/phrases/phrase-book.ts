import type { Language } from '@chifan/domain';
import type { I18n, Messages } from '@lingui/core';

export type PhraseBook = {
  open(term: string): Promise<void>;
  /**
   * Changes the language after the phrases of all opened terms are loaded in it, so that no text appears untranslated.
   */
  speak(language: Language): Promise<void>;
};

/**
 * Loads phrases into `i18n`. `read` returns the phrases of a term (a part of the app, such as `ordering`), or none if
 * the term has no phrase file.
 */
export function createPhraseBook(
  i18n: I18n,
  first: () => Language,
  read: (term: string, language: Language) => Promise<Messages>,
): PhraseBook {
  const opened = new Set<string>();
  const loaded = new Set<string>();
  let wanted: Language | null = null;
  const current = () => wanted ?? first();

  const load = async (term: string, language: Language) => {
    if (loaded.has(`${language} ${term}`)) return;
    i18n.load(language, await read(term, language));
    loaded.add(`${language} ${term}`);
  };

  return {
    open: async (term) => {
      opened.add(term);
      // The guest may choose another language while phrases load. In this case load the phrases again in the new
      // language.
      for (let language = current(); ; language = current()) {
        await load(term, language);
        if (language === current()) return;
      }
    },
    speak: async (language) => {
      wanted = language;
      const lacking = () => [...opened].filter((term) => !loaded.has(`${language} ${term}`));
      while (lacking().length > 0) await Promise.all(lacking().map((term) => load(term, language)));
      if (wanted === language) i18n.activate(language);
    },
  };
}
