import type { LocalText } from '@chifan/contract/fields';
import { contentLanguageOf, ownText as textOf } from '@chifan/domain';
import { currentLanguage, inOwnCharacters } from '../platform/language/language.ts';
import { type Texts, textIn } from './texts.ts';

type DishNameProps = {
  readonly nameZh: string;
  /** In the reader's own language; null where that is Chinese, or nobody wrote it. */
  readonly name: string | null;
};

/**
 * As the kitchen calls it, because that stands on the ticket, and beside it as its reader does; of other names too.
 * Rule member-36: in the reader's characters.
 */
export function DishName({ nameZh, name }: DishNameProps) {
  const isSame = name === null || name === nameZh;
  const language = currentLanguage();
  return (
    <>
      <span lang={language === 'en' ? 'zh-CN' : language}>{inOwnCharacters(nameZh)}</span>
      {!isSame && <span className="font-normal"> {name}</span>}
    </>
  );
}

/** What stands beside the Chinese: in the reader's own language, or nothing. */
export const ownOf = ({ text, language }: LocalText): string | null =>
  language !== 'zh-CN' && language === contentLanguageOf(currentLanguage()) ? text : null;

/** The same of what is written in several languages. */
export const ownText = (texts: Texts): string | null => textOf(texts, contentLanguageOf(currentLanguage()));

/** Both names within a sentence. */
export function dishText({ nameZh, name }: DishNameProps): string {
  const shownZh = inOwnCharacters(nameZh);
  if (name === null || name === nameZh) return shownZh;
  // While it is written, either may stand first.
  return nameZh === '' ? name : `${shownZh} (${name})`;
}

/** Whether a word of what somebody looks for is in what they see, or in what was written. */
export const isNamed = (of: DishNameProps, word: string): boolean =>
  [dishText(of), of.nameZh].some((text) => text.toLowerCase().includes(word.toLowerCase()));

/** Both of what is written in several languages. */
export const namesOf = (texts: Texts): DishNameProps => ({ nameZh: textIn(texts, 'zh-CN'), name: ownText(texts) });

/** The same within a sentence. */
export const nameText = (texts: Texts): string => dishText(namesOf(texts));

type NamedShop = { readonly shopNameZh: string | null; readonly shopName: string | null };

/** Both names of the restaurant that something is of. */
export const shopNamesOf = ({ shopNameZh, shopName }: NamedShop): DishNameProps => ({
  nameZh: shopNameZh ?? '',
  name: shopName,
});

export const shopText = (of: NamedShop): string => dishText(shopNamesOf(of));
