import { openTranslatorStandIn, type TranslatorStandIn } from '@chifan/sandbox';
import type { TranslationConfig } from '../../platform/translation/translation-config.ts';

export type TestTranslator = TranslatorStandIn & { readonly config: TranslationConfig };

/** Opens the translator stand-in. The default timeout is long because test machines are slow. */
export async function openTranslator(): Promise<TestTranslator> {
  const standIn = await openTranslatorStandIn();
  const { base: url, key } = standIn;
  return {
    ...standIn,
    config: { translator: 'deepl', url, key, timeoutMs: 60_000, charactersPerDay: 10_000, charactersPerWriter: 10_000 },
  };
}
