import {
  contentLanguageOf,
  isolateBidi,
  type Language,
  localText,
  type PartlyTranslated,
  type ReaderLanguage,
} from '@chifan/domain';
import { isMessageCode, type MessageGroup } from '@chifan/domain/ordering';
import { phrase } from '@chifan/phrases';
import { storedDishName } from '../reading/stored-dish-name.ts';
import type { MessageParameters } from './message.store.ts';

/** Placeholder for minutes or a dish that the sender of the message has not chosen yet. */
const open = '…';

/**
 * The sentence of a message in the reader's language. For an unknown code, which a newer server may have written, a
 * sentence says that the message cannot be shown.
 */
export function messageText(code: string, facts: MessageParameters, reader: ReaderLanguage): string {
  if (!isMessageCode(code)) return phrase(reader, 'message.unknown');
  const language = contentLanguageOf(reader);
  const { minutes, dish, handOverCode } = facts;
  return phrase(reader, `message.${code}`, {
    time: minutes === undefined ? open : minutesText(minutes, reader),
    dish: dish === undefined ? open : dishText(dish, language),
    code: handOverCode === undefined ? open : isolateBidi(handOverCode, language),
  });
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

/** The dish name of an order line, in the languages of readers. */
export const dishOfLine = (name: Readonly<Record<string, string>>): PartlyTranslated => {
  const { zh } = name;
  return { ...storedDishName(name), ...(zh === undefined ? {} : { 'zh-CN': zh }) };
};
