import type { LocalText } from '@chifan/contract/fields';
import { contentLanguageOf } from '@chifan/domain';
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
export const ownText = (texts: Texts): string | null => {
  const language = contentLanguageOf(currentLanguage());
  return language === 'zh-CN' ? null : textIn(texts, language).trim() || null;
};

/** Both names within a sentence. */
export const dishText = ({ nameZh, name }: DishNameProps): string =>
  name === null || name === nameZh ? nameZh : `${nameZh} (${name})`;

/** Both of what is written in several languages. */
export const namesOf = (texts: Texts): DishNameProps => ({ nameZh: textIn(texts, 'zh-CN'), name: ownText(texts) });

/** The same within a sentence. */
export const nameText = (texts: Texts): string => dishText(namesOf(texts));
