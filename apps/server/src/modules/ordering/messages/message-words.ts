import {
  contentLanguageOf,
  isolateBidi,
  type Language,
  localText,
  type PartlyTranslated,
  type ReaderLanguage,
} from '@chifan/domain';
import { isMessageCode, type MessageGroup, maskPrivateData, ownWordsCode } from '@chifan/domain/ordering';
import type { TranslatedText } from '@chifan/domain/translation';
import { phrase } from '@chifan/phrases';
import { storedDishName } from '../reading/stored-dish-name.ts';
import type { MessageParameters, OwnWords } from './message.store.ts';

/** Placeholder for minutes or a dish that the sender of the message has not chosen yet. */
const open = '…';

/**
 * The sentence of a message in the reader's language. For an unknown code, which a newer server may have written, a
 * sentence says that the message cannot be shown. `translated` is the translation of a free-text message.
 */
export function messageText(
  code: string,
  facts: MessageParameters,
  reader: ReaderLanguage,
  translated: TranslatedText | null = null,
): string {
  const language = contentLanguageOf(reader);
  if (code === ownWordsCode && facts.words) return ownWordsText(facts.words, translated, reader);
  if (!isMessageCode(code)) return phrase(reader, 'message.unknown');
  const { minutes, dish, handOverCode } = facts;
  return phrase(reader, `message.${code}`, {
    time: minutes === undefined ? open : minutesText(minutes, reader),
    dish: dish === undefined ? open : dishText(dish, language),
    code: handOverCode === undefined ? open : isolateBidi(handOverCode, language),
  });
}

/**
 * The sentence of a message for a notification or a push message. Other people may read it on a locked screen, and it
 * stays in the list after the order is over, so it contains no telephone number or e-mail address (rule ordering-125).
 */
export const messageTextForNotification = (...message: Parameters<typeof messageText>): string =>
  maskPrivateData(messageText(...message));

/**
 * A free-text message as one text, for notifications and for older apps that do not support free-text messages. The
 * text states how it was translated. A text about an allergy ends with the original, because a wrong translation could
 * do harm (rule ordering-124).
 */
function ownWordsText(
  { text: original, isAboutDiet }: OwnWords,
  translated: TranslatedText | null,
  reader: ReaderLanguage,
): string {
  const isolated = (words: string) => isolateBidi(words, contentLanguageOf(reader));
  if (translated === null) return original;
  const { text, by, rest } = translated;
  const open = (words: string) => phrase(reader, 'message.own_words.untranslated', { words: isolated(words) });
  if (text === null) return open(original);
  const known = by === 'machine' ? phrase(reader, 'message.own_words.machine', { words: isolated(text) }) : text;
  const whole = rest === null ? known : `${known} ${open(rest)}`;
  return isAboutDiet ? `${whole} – ${isolated(original)}` : whole;
}

export const groupText = (group: MessageGroup, language: ReaderLanguage): string =>
  phrase(language, `message.group.${group}`);

export const minutesText = (minutes: number, language: ReaderLanguage): string =>
  new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
    numberingSystem: 'latn',
  }).format(minutes);

export const dishText = (dish: PartlyTranslated, language: Language): string =>
  isolateBidi(localText(dish, language).text, language);

/** The dish name of an order line, in all languages of guests and staff that the order line contains. */
export const dishOfLine = (name: Readonly<Record<string, string>>): PartlyTranslated => {
  const { zh } = name;
  return { ...storedDishName(name), ...(zh === undefined ? {} : { 'zh-CN': zh }) };
};
