/** Source of a translation: a person, the phrasebook (which includes dish names), or a machine. */
export const translators = ['person', 'phrasebook', 'machine'] as const;
export type TranslatedBy = (typeof translators)[number];

/** A text that a person wrote, for a reader of another language. */
export type TranslatedText = {
  /** The translation. Null if no part is translated. */
  readonly text: string | null;
  /** Source of the translation. Null if nothing is translated, and `machine` if a machine translated any part. */
  readonly by: TranslatedBy | null;
  /** The part of the original that is not translated. Null if the whole original is translated. */
  readonly rest: string | null;
  /** True if machine translation was requested. The next fetch may return it. */
  readonly isComing: boolean;
};
