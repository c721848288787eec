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

/** A translation, or null if there is none and a retry brings none, or undefined if the machine has not responded. */
export type MachineTranslation = string | null | undefined;

/** Waits until the machine has responded or given up. A job may wait, a reader never does (rule translation-2). */
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

/** A machine that returns the text unchanged has not translated it. */
function answerOf(
  { text, to }: MachineText,
  found: string | undefined,
  { knows }: Pick<MachineTranslator, 'knows'>,
): MachineTranslation {
  if (found === undefined) return knows(to) ? undefined : null;
  return found.trim() === text.trim() || found.trim() === '' ? null : found.trim();
}
