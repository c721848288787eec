import type { Language } from '@chifan/domain';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/database.ts';
import { cacheTranslations } from './translation.store.ts';
import type { TranslationConfig } from './translation-config.ts';
import { createTranslationQuota } from './translation-quota.ts';
import type { Translator } from './translators/translator.ts';
import type { Writer } from './writer.ts';

export type TranslationRequest = {
  readonly text: string;
  /** The whole text that contains the queued text. */
  readonly origin: string;
  readonly from: Language | null;
  readonly to: Language;
  readonly writer: Writer;
};

/**
 * Sends texts to an external translator in the background. After a crash, the next reader requests the translation
 * again.
 */
export type MachineTranslator = {
  /**
   * Queues a text for translation. @returns true if the text was queued. In this case `ended` is called once, after
   * success or failure.
   */
  ask(wish: TranslationRequest, ended: () => void): boolean;
  knows(to: Language): boolean;
  /** Aborts running translation requests. */
  close(): Promise<void>;
};

export type MachineTools = {
  readonly translator: Translator;
  readonly config: Pick<TranslationConfig, 'timeoutMs' | 'charactersPerDay' | 'charactersPerWriter'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
};

type Waiting = { readonly wish: TranslationRequest; readonly ended: Set<() => void> };

const maxWaiting = 300;
/** The maximum number of queued texts of one account, so that texts of other accounts are translated too. */
const maxWaitingOfWriter = 150;
const maxTexts = 20;

export function createMachineTranslator(tools: MachineTools): MachineTranslator {
  const waiting = new Map<string, Waiting>();
  const allowance = createTranslationQuota(tools.clock, tools.config);
  const closing = new AbortController();
  const translate = translatingWith(tools, allowance, closing.signal);
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    // Waits for a moment, so that texts requested at the same time, such as a page of reviews, share one request.
    await Promise.resolve();
    for (let batch = nextOf(waiting); batch.length > 0 && !closing.signal.aborted; batch = nextOf(waiting)) {
      await translate(batch.map(({ wish }) => wish));
      for (const { wish, ended } of batch) {
        waiting.delete(keyOf(wish));
        for (const end of ended) end();
      }
    }
    for (const { ended } of waiting.values()) for (const end of ended) end();
    waiting.clear();
    running = null;
  };
  return {
    knows: allowance.knows,
    ask: (wish, ended) => {
      const known = waiting.get(keyOf(wish));
      if (known) {
        known.ended.add(ended);
        return true;
      }
      if (closing.signal.aborted || !allowance.isOpen(wish.to) || waiting.size >= maxWaiting) return false;
      const ofWriter = [...waiting.values()].filter((each) => each.wish.writer === wish.writer);
      if (ofWriter.length >= maxWaitingOfWriter) return false;
      if (!allowance.spend(wish.writer, wish.text.length)) return false;
      waiting.set(keyOf(wish), { wish, ended: new Set([ended]) });
      running ??= run();
      return true;
    },
    close: async () => {
      closing.abort();
      await running;
    },
  };
}

const keyOf = ({ text, to }: TranslationRequest): string => `${to} ${text}`;

/** The queued texts of one language pair, namely of the pair that was requested first. */
function nextOf(waiting: ReadonlyMap<string, Waiting>): readonly Waiting[] {
  const [first] = waiting.values();
  if (first === undefined) return [];
  const { from, to } = first.wish;
  return [...waiting.values()].filter(({ wish }) => wish.to === to && wish.from === from).slice(0, maxTexts);
}

function translatingWith(
  { translator, config, database, clock, log }: MachineTools,
  allowance: ReturnType<typeof createTranslationQuota>,
  closing: AbortSignal,
) {
  return async (wishes: readonly TranslationRequest[]): Promise<void> => {
    const [first] = wishes;
    if (first === undefined || !allowance.isOpen(first.to)) return;
    const { from, to } = first;
    const texts = wishes.map(({ text }) => text);
    const signal = AbortSignal.any([closing, AbortSignal.timeout(config.timeoutMs)]);
    const answer = await translator.translate({ texts, from, to }, signal);
    if (closing.aborted) return;
    if (!answer.ok) {
      log.warn({ translator: translator.name, fault: answer.reason, to }, 'translator request failed');
      allowance.failed(answer.reason, to);
      return;
    }
    allowance.succeeded();
    const kept = { wishes, to, translated: answer.value, translator: translator.name };
    await cacheTranslations(database.read, kept, clock.now()).catch((error: unknown) =>
      log.warn({ err: error }, 'translation could not be stored'),
    );
  };
}
