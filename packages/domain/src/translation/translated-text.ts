/** Source of a translation: a person, our phrasebook with dish names, or a machine. */
export const translators = ['person', 'phrasebook', 'machine'] as const;
export type TranslatedBy = (typeof translators)[number];

/** A person's text for a reader of another language, as far as it is translated. */
export type TranslatedText = {
  /** Null: nothing is translated. */
  readonly text: string | null;
  /** Null: nothing is translated. `machine` if any part is by a machine. */
  readonly by: TranslatedBy | null;
  /** Part of the original that is not in `text`. Null: none. */
  readonly rest: string | null;
  /** Machine translation was requested and may be available on the next fetch. */
  readonly isComing: boolean;
};
