import type { LocalText } from '@chifan/contract/fields';
import { contentLanguageOf, readerLanguageText as textOf } from '@chifan/domain';
import { currentLanguage, inReadersCharacters } from '../platform/language/language.ts';
import { type Texts, textIn } from './texts.ts';

type DishNameProps = {
  readonly nameZh: string;
  /** Name in the reader's language. Null if the reader's language is Chinese or the name is missing. */
  readonly name: string | null;
};

/**
 * Chinese name in the reader's characters (rule member-36), followed by the name in the reader's language. Used for
 * dishes, shops and goods.
 */
export function DishName({ nameZh, name }: DishNameProps) {
  const isSame = name === null || name === nameZh;
  const language = currentLanguage();
  return (
    <>
      <span lang={language === 'en' ? 'zh-CN' : language}>{inReadersCharacters(nameZh)}</span>
      {!isSame && <span className="font-normal"> {name}</span>}
    </>
  );
}

/** Returns the text if it is in the reader's language and the reader's language is not Chinese, otherwise null. */
export const ownLanguageText = ({ text, language }: LocalText): string | null =>
  language !== 'zh-CN' && language === contentLanguageOf(currentLanguage()) ? text : null;

/** Returns the text in the reader's language, from texts in several languages. Null without a text in that language. */
export const ownText = (texts: Texts): string | null => textOf(texts, contentLanguageOf(currentLanguage()));

/** Chinese name, with the name in the reader's language in brackets, as plain text. */
export function dishText({ nameZh, name }: DishNameProps): string {
  const shownZh = inReadersCharacters(nameZh);
  if (name === null || name === nameZh) return shownZh;
  // While a dish is edited, either name may still be empty.
  return nameZh === '' ? name : `${shownZh} (${name})`;
}

/** Whether the word occurs in the displayed name or in the stored Chinese name. */
export const hasOwnLanguageName = (of: DishNameProps, word: string): boolean =>
  [dishText(of), of.nameZh].some((text) => text.toLowerCase().includes(word.toLowerCase()));

/** Chinese name and reader's name, selected from texts in all languages. */
export const namesOf = (texts: Texts): DishNameProps => ({ nameZh: textIn(texts, 'zh-CN'), name: ownText(texts) });

/** Chinese name and reader's name as plain text, from texts in all languages. */
export const nameText = (texts: Texts): string => dishText(namesOf(texts));

type NamedShop = { readonly shopNameZh: string | null; readonly shopName: string | null };

/** Chinese name and reader's name of the shop of an order, a refund request or similar. */
export const shopNamesOf = ({ shopNameZh, shopName }: NamedShop): DishNameProps => ({
  nameZh: shopNameZh ?? '',
  name: shopName,
});

export const shopText = (of: NamedShop): string => dishText(shopNamesOf(of));
