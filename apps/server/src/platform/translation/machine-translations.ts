import type { Language } from '@chifan/domain';
import type { Executor } from '../database/database.ts';
import type { MachineTranslator } from './machine-translator.ts';
import { cachedTranslations } from './translation.store.ts';
import type { Writer } from './writer.ts';

export type MachineText = {
  readonly text: string;
  readonly from: Language;
  readonly to: Language;
  readonly writer: Writer;
};

/**
 * A machine translation. Null: the text has no translation, and a retry would not help. Undefined: the translator did
 * not respond.
 */
export type MachineTranslation = string | null | undefined;

/**
 * Waits until the translator has responded or failed. Only jobs may call this function, because a reader never waits
 * for a translator (rule translation-2).
 */
export async function machineTranslations(
  machine: Pick<MachineTranslator, 'ask' | 'knows'>,
  executor: Executor,
  texts: readonly MachineText[],
): Promise<readonly MachineTranslation[]> {
  const known = await cachedTranslations(executor, texts);
  const open = texts.filter((_, place) => known[place] === undefined);
  if (open.length === 0) return texts.map((asked, place) => answerOf(asked, known[place], machine));
  await Promise.all(
    open.map(({ text, from, to, writer }) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      if (!machine.ask({ text, origin: text, from, to, writer }, resolve)) resolve();
      return promise;
    }),
  );
  const kept = await cachedTranslations(executor, texts);
  return texts.map((asked, place) => answerOf(asked, kept[place], machine));
}

/** If the translator returns the text unchanged, it has not translated it, and the result is null. */
function answerOf(
  { text, to }: MachineText,
  found: string | undefined,
  { knows }: Pick<MachineTranslator, 'knows'>,
): MachineTranslation {
  if (found === undefined) return knows(to) ? undefined : null;
  return found.trim() === text.trim() || found.trim() === '' ? null : found.trim();
}
