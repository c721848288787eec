import {
  contentLanguageOf,
  defaultLanguage,
  isLanguage,
  type Language,
  type PartlyTranslated,
  type ReaderLanguage,
} from '@chifan/domain';
import type { MessageRole } from '@chifan/domain/ordering';
import { detectLanguage, type TranslatedText } from '@chifan/domain/translation';
import type { Platform } from '../../../platform/module.ts';
import type { Translation, WrittenText } from '../../../platform/translation/translation.ts';
import type { OwnWords, WrittenMessage } from './message.store.ts';
import { canRead, type MessageReader } from './message-readers.ts';

/** Translations of free-text messages by message id. Null if the message needs no translation. */
export type TranslatedWords = ReadonlyMap<number, TranslatedText | null>;

type Dishes = readonly PartlyTranslated[];

/** The messages about one order, with the data that their translation needs. */
export type Conversation = {
  readonly messages: readonly WrittenMessage[];
  /** The language in which the guest ordered. */
  readonly guestLanguage: string;
  /** Dishes of the order, which the words may mention. */
  readonly dishes: Dishes;
  /** Called when a translation of this order's messages may have arrived. */
  readonly told: () => void;
};

/**
 * Rule ordering-121: translates free-text messages into the language of their reader. The sender gets the recipient's
 * version, to see what the recipient reads. Sends no request to the translator if there are no free-text messages.
 */
export async function translateWords(
  translation: Platform['translation'],
  conversations: readonly Conversation[],
  reader: MessageReader & { readonly language: ReaderLanguage },
): Promise<TranslatedWords> {
  const all = conversations.flatMap(({ messages, ...conversation }) =>
    messages.flatMap((message) => {
      const { words } = message.facts;
      if (!words || !canRead(message, reader)) return [];
      const to = targetOf(message, reader, conversation.guestLanguage);
      return [
        {
          ...conversation,
          id: message.id,
          written: toTranslate(words, { isGuests: message.sender === 'member', to, dishes: conversation.dishes }),
        },
      ];
    }),
  );
  const foreign = all.flatMap(({ written, ...each }) => (written === null ? [] : [{ ...each, written }]));
  if (foreign.length === 0) return new Map();
  const tell = new Set(foreign.map(({ told }) => told));
  const read = await translation.read(
    foreign.map(({ written }) => written),
    () => {
      for (const told of tell) told();
    },
  );
  return new Map(foreign.map(({ id }, index) => [id, read[index] ?? null]));
}

/** The language into which a free-text message is translated for the reader. */
function targetOf(
  { sender, recipient }: WrittenMessage,
  { role, language }: MessageReader & { readonly language: ReaderLanguage },
  guestLanguage: string,
): Language {
  if (role !== sender) return contentLanguageOf(language);
  return recipientLanguage(recipient, guestLanguage);
}

export const recipientLanguage = (recipient: MessageRole, guestLanguage: string): Language => {
  if (recipient !== 'member') return 'zh-CN';
  return isLanguage(guestLanguage) ? guestLanguage : defaultLanguage;
};

export const languageOfWords = ({ text, language }: Pick<OwnWords, 'text' | 'language'>): Language =>
  detectLanguage(text, language);

/**
 * The words as a text to translate. Null if they are in the language `to`. The guest's words are translated in parts, like
 * a remark. Words of staff are translated as a whole or not at all, because a guest must not read half an answer about
 * an allergy.
 */
export function toTranslate(
  words: OwnWords,
  { isGuests, to, dishes }: { readonly isGuests: boolean; readonly to: Language; readonly dishes?: Dishes },
): WrittenText | null {
  const { text, writer } = words;
  const from = languageOfWords(words);
  return from === to ? null : { text, from, to, writer, names: dishes, isStory: !isGuests };
}

/**
 * Returns the known translations of free-text messages from staff to a guest, for the guest's list of notifications. An
 * entry is undefined if its notification has no free-text message.
 */
export async function translateOwnWords(
  translation: Translation,
  words: readonly (OwnWords | undefined)[],
  to: Language,
): Promise<readonly (TranslatedText | null)[]> {
  const written = words.map((each) => (each ? toTranslate(each, { isGuests: false, to }) : null));
  const foreign = written.filter((each) => each !== null);
  const read = foreign.length === 0 ? [] : await translation.read(foreign);
  return written.map((each) => each && (read[foreign.indexOf(each)] ?? null));
}

/**
 * Translates a free-text message for a push message. Waits for the translator, so only background jobs may call this
 * function.
 */
export async function translateWordsInJob(
  translation: Translation,
  { words, ...asked }: { readonly words: OwnWords; readonly isGuests: boolean; readonly to: Language },
): Promise<TranslatedText | null> {
  const written = toTranslate(words, asked);
  return written === null ? null : await translation.readInJob(written);
}
