import type { Language, PartlyTranslated } from '@chifan/domain';
import { joinPhrases, type TranslatedText, translateByPhrasebook } from '@chifan/domain/translation';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { type MachineText, type MachineTranslation, machineTranslations } from './machine-translations.ts';
import { createMachineTranslator, type MachineTranslator } from './machine-translator.ts';
import { cachedTranslations } from './translation.store.ts';
import type { TranslationConfig } from './translation-config.ts';
import { deepl } from './translators/deepl.ts';
import { libreTranslate } from './translators/libretranslate.ts';
import type { Translator } from './translators/translator.ts';
import type { Writer } from './writer.ts';

/** A text that a guest or staff wrote, with the language that its reader needs. */
export type WrittenText = {
  readonly text: string;
  /** The probable language of the text. */
  readonly from: Language;
  readonly to: Language;
  readonly writer: Writer;
  /** Names of dishes that the text may mention, with their translations. */
  readonly names?: readonly PartlyTranslated[] | undefined;
  /**
   * True for a text such as a review, which is translated as a whole or not at all. False for a wish for an order, such
   * as “no coriander”, which the phrasebook may translate in part.
   */
  readonly isStory?: boolean | undefined;
};

export type Translation = {
  /**
   * Returns the known translations, in the sequence of the texts. Missing translations are requested in the background,
   * and `told` is called when they may be available. No reader waits for a translator (rule translation-2).
   */
  read(texts: readonly WrittenText[], told?: () => void): Promise<readonly TranslatedText[]>;
  /** Like `read`, but waits until the translator has responded or failed. Only for jobs, because no reader waits. */
  readInJob(text: WrittenText): Promise<TranslatedText | null>;
  /** Requests translations before the first reader opens the texts. */
  ahead(texts: readonly WrittenText[]): void;
  /** True if a translator is configured and supports the language. */
  translates(to: Language): boolean;
  /**
   * Machine translations only, in the sequence of the texts. Only for jobs, because the function waits for the
   * translator.
   */
  byMachine(texts: readonly MachineText[]): Promise<readonly MachineTranslation[]>;
  close(): Promise<void>;
};

type Parts = {
  readonly config: Pick<Config, 'translation'>;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
};

const translators = { deepl, libretranslate: libreTranslate } as const satisfies Record<
  TranslationConfig['translator'],
  (config: TranslationConfig) => Translator
>;

export function createTranslation({ config: { translation: config }, database, clock, log }: Parts): Translation {
  const machine: MachineTranslator | null =
    config === null
      ? null
      : createMachineTranslator({ translator: translators[config.translator](config), config, database, clock, log });
  const read: Translation['read'] = async (texts, told = () => undefined) => {
    const known = texts.map((text) => ({ asked: text, ...ourWords(text) }));
    if (machine === null) return known.map((each) => withMachine(each, undefined, false));
    const open = known.flatMap(({ asked: { to }, rest }) => (rest === null ? [] : [{ text: rest, to }]));
    const kept = open.length === 0 ? [] : await cachedTranslations(database.read, open);
    let place = 0;
    return known.map((each) => {
      if (each.rest === null) return withMachine(each, undefined, false);
      const found = kept[place];
      place += 1;
      const isComing =
        found === undefined &&
        machine.ask(
          {
            text: each.rest,
            origin: each.asked.text,
            from: sureOf(each.asked.from),
            to: each.asked.to,
            writer: each.asked.writer,
          },
          told,
        );
      return withMachine(each, found, isComing);
    });
  };
  return {
    read,
    readInJob: async (text) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const [known = null] = await read([text], resolve);
      if (!known?.isComing) return known;
      await promise;
      const [now = null] = await read([text]);
      return now;
    },
    ahead: (texts) => {
      if (machine === null) return;
      read(texts).catch((error: unknown) => log.warn({ err: error }, 'background translation failed'));
    },
    translates: (to) => machine?.knows(to) ?? false,
    byMachine: async (texts) =>
      machine === null ? texts.map(() => null) : machineTranslations(machine, database.read, texts),
    close: async () => machine?.close(),
  };
}

type Read = { readonly asked: WrittenText; readonly text: string | null; readonly rest: string | null };

const ourWords = (asked: WrittenText): Omit<Read, 'asked'> =>
  asked.from === asked.to || asked.text.trim() === '' ? { text: null, rest: null } : translateByPhrasebook(asked);

/** If the translator returned the text unchanged, it has not translated it. */
function withMachine({ asked, text, rest }: Read, found: string | undefined, isComing: boolean): TranslatedText {
  if (rest === null || found === undefined || found.trim() === rest.trim())
    return { text, by: text === null ? null : 'phrasebook', rest, isComing };
  return { text: text === null ? found : joinPhrases([text, found], asked.to), by: 'machine', rest: null, isComing };
}

/**
 * The language of the text if its script reveals the language. Null otherwise, so that the translator detects the
 * language.
 */
const sureOf = (from: Language): Language | null => (['ja', 'ko', 'zh-CN'].includes(from) ? from : null);
