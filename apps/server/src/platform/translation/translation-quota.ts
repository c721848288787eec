import type { Language } from '@chifan/domain';
import type { Clock } from '../clock.ts';
import type { TranslationConfig } from './translation-config.ts';
import type { TranslatorFault } from './translators/translator.ts';
import type { Writer } from './writer.ts';

/** Decides whether the external translator may be called now. */
export type TranslationQuota = {
  isOpen(to: Language): boolean;
  /** False if the translator has refused the language as unsupported. */
  knows(to: Language): boolean;
  /** Counts the characters if the daily limit and the writer's limit allow them. @returns whether they are allowed */
  spend(writer: Writer, characters: number): boolean;
  succeeded(): void;
  failed(fault: TranslatorFault, to: Language): void;
};

const dayMs = 86_400_000;

/** The pause after a fault of the translator, in milliseconds. Each further fault in a row doubles the pause. */
const pauseMs: Readonly<Record<TranslatorFault, number>> = {
  refused: 600_000,
  busy: 60_000,
  unreachable: 5000,
  unsupported: 3_600_000,
};
const maxPauseMs = 600_000;

type Limits = Pick<TranslationConfig, 'charactersPerDay' | 'charactersPerWriter'>;

export function createTranslationQuota(
  clock: Clock,
  { charactersPerDay, charactersPerWriter }: Limits,
): TranslationQuota {
  const unsupported = new Map<Language, number>();
  let pausedUntil = 0;
  let failures = 0;
  let today = { day: 0, characters: 0, byWriter: new Map<Writer, number>() };
  const now = () => clock.now().getTime();
  const knows = (to: Language) => now() >= (unsupported.get(to) ?? 0);
  return {
    isOpen: (to) => now() >= pausedUntil && knows(to),
    knows,
    spend: (writer, characters) => {
      const day = Math.floor(now() / dayMs);
      if (today.day !== day) today = { day, characters: 0, byWriter: new Map() };
      const ofWriter = (today.byWriter.get(writer) ?? 0) + characters;
      if (ofWriter > charactersPerWriter || today.characters + characters > charactersPerDay) return false;
      today.byWriter.set(writer, ofWriter);
      today.characters += characters;
      return true;
    },
    succeeded: () => {
      failures = 0;
    },
    failed: (fault, to) => {
      if (fault === 'unsupported') {
        unsupported.set(to, now() + pauseMs.unsupported);
        return;
      }
      pausedUntil = now() + Math.min(pauseMs[fault] * 2 ** failures, maxPauseMs);
      failures = Math.min(failures + 1, 10);
    },
  };
}
