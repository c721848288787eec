import type { LocalText } from '@chifan/contract/fields';
import { contentLanguageOf, ownText as textOf } from '@chifan/domain';
import { currentLanguage } from '../platform/language/language.ts';
import { type Texts, textIn } from './texts.ts';

type DishNameProps = {
  readonly nameZh: string;
  /** In the reader's own language; null where that is Chinese, or nobody wrote it. */
  readonly name: string | null;
};

/** As the kitchen calls it, because that stands on the ticket, and beside it as its reader does; of other names too. */
export function DishName({ nameZh, name }: DishNameProps) {
  const isSame = name === null || name === nameZh;
  return (
    <>
      <span lang="zh-CN">{nameZh}</span>
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
  if (name === null || name === nameZh) return nameZh;
  // While it is written, either may stand first.
  return nameZh === '' ? name : `${nameZh} (${name})`;
}

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
