import type { Language, Result } from '@chifan/domain';

/**
 * `refused`: the API key is invalid or its quota is used up. `busy`: too many requests. `unsupported`: the language is
 * not offered. `unreachable`: no response in time, or an invalid one.
 */
export type TranslatorFault = 'refused' | 'busy' | 'unsupported' | 'unreachable';

export type TranslatorInput = {
  readonly texts: readonly string[];
  /** Null: the translator detects the language. */
  readonly from: Language | null;
  readonly to: Language;
};

/** One translation per text, in the sequence of the texts. `from` is the translator's code of the source language. */
export type Translated = readonly { readonly text: string; readonly from: string }[];

/** A client of one external translation service. */
export type Translator = {
  readonly name: string;
  translate(asked: TranslatorInput, signal: AbortSignal): Promise<Result<Translated, TranslatorFault>>;
};
