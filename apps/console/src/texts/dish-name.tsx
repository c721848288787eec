import type { LocalText } from '@chifan/contract/fields';
import { contentLanguageOf, readerLanguageText as textOf } from '@chifan/domain';
import { currentLanguage, inReadersCharacters } from '../platform/language/language.ts';
import { type Texts, textIn } from './texts.ts';

type DishNameProps = {
  readonly nameZh: string;
  /** The name in the reader's language. Null if that is Chinese, or if it is missing. */
  readonly name: string | null;
};

/**
 * A name as printed on the ticket, followed by the name in the reader's language. Also used for other names than
 * dishes. Chinese is in the reader's characters (rule member-36).
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

/** The text if it is in the reader's language and not Chinese, otherwise null. */
export const ownLanguageText = ({ text, language }: LocalText): string | null =>
  language !== 'zh-CN' && language === contentLanguageOf(currentLanguage()) ? text : null;

/** The same for texts in several languages. */
export const ownText = (texts: Texts): string | null => textOf(texts, contentLanguageOf(currentLanguage()));

/** Both names as plain text. */
export function dishText({ nameZh, name }: DishNameProps): string {
  const shownZh = inReadersCharacters(nameZh);
  if (name === null || name === nameZh) return shownZh;
  // In an editor, either name may still be empty.
  return nameZh === '' ? name : `${shownZh} (${name})`;
}

/** Whether a search word is in the displayed or in the stored name. */
export const hasOwnLanguageName = (of: DishNameProps, word: string): boolean =>
  [dishText(of), of.nameZh].some((text) => text.toLowerCase().includes(word.toLowerCase()));

/** Both names from texts in several languages. */
export const namesOf = (texts: Texts): DishNameProps => ({ nameZh: textIn(texts, 'zh-CN'), name: ownText(texts) });

/** Both names from texts in several languages, as plain text. */
export const nameText = (texts: Texts): string => dishText(namesOf(texts));

type NamedShop = { readonly shopNameZh: string | null; readonly shopName: string | null };

/** Both names of the shop of an order, a request or the like. */
export const shopNamesOf = ({ shopNameZh, shopName }: NamedShop): DishNameProps => ({
  nameZh: shopNameZh ?? '',
  name: shopName,
});

export const shopText = (of: NamedShop): string => dishText(shopNamesOf(of));
