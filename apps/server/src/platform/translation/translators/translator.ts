import type { Language, Result } from '@chifan/domain';

/**
 * `refused`: the key is invalid or its quota is used up. `busy`: too many requests. `unsupported`: the language is not
 * offered. `unreachable`: late, broken or undocumented.
 */
export type TranslatorFault = 'refused' | 'busy' | 'unsupported' | 'unreachable';

export type TranslatorInput = {
  readonly texts: readonly string[];
  /** Null: the machine detects the language. */
  readonly from: Language | null;
  readonly to: Language;
};

/** As many as requested, in the same order. `from` is the machine's name of the language. */
export type Translated = readonly { readonly text: string; readonly from: string }[];

/** One outside machine. */
export type Translator = {
  readonly name: string;
  translate(asked: TranslatorInput, signal: AbortSignal): Promise<Result<Translated, TranslatorFault>>;
};
