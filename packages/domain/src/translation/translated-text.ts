/** Whose words a translation is: a person's, our phrasebook's and the names of dishes, or a machine's. */
export const translators = ['person', 'phrasebook', 'machine'] as const;
export type TranslatedBy = (typeof translators)[number];

/** A person's text for a reader of another language, as far as we have it. */
export type TranslatedText = {
  /** Null: nothing of it is known. */
  readonly text: string | null;
  /** Null: nothing is known. A machine's word in it makes all of it a machine's. */
  readonly by: TranslatedBy | null;
  /** What of the original is not in `text`; null: everything is. */
  readonly rest: string | null;
  /** A machine was asked: it may be there with the next look. */
  readonly isComing: boolean;
};
