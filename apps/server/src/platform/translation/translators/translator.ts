import type { Language, Result } from '@chifan/domain';

/**
 * `refused`: the key is none, or what was paid for is used up. `busy`: too much at once. `unsupported`: not into this
 * language. `unreachable`: late, broken, or not understood.
 */
export type TranslatorFault = 'refused' | 'busy' | 'unsupported' | 'unreachable';

export type ToTranslate = {
  readonly texts: readonly string[];
  /** Null: the machine finds out. */
  readonly from: Language | null;
  readonly to: Language;
};

/** As many as requested, in the same order. `from` is the machine's name of the language. */
export type Translated = readonly { readonly text: string; readonly from: string }[];

/** One outside machine. */
export type Translator = {
  readonly name: string;
  translate(asked: ToTranslate, signal: AbortSignal): Promise<Result<Translated, TranslatorFault>>;
};
