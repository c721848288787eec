import { contentLanguageOf, type Language } from '@chifan/domain';
import type { TranslatedText as Translated } from '@chifan/domain/translation';
import { t } from '@lingui/core/macro';
import { type MouseEvent, useState } from 'react';
import { currentLanguage } from '../platform/language/language.ts';
import { PersonText, type PersonTextProps } from './person-text.tsx';
import { languageLabel } from './texts.ts';

type TranslatedTextProps = Pick<PersonTextProps, 'maxLines'> & {
  readonly original: string;
  readonly language: Language;
  readonly translated: Translated;
  /** Shows the original below the translation at once, for texts where a wrong translation could do harm. */
  readonly isOriginalShown?: boolean;
};

/** A translated text. A button opens the original, and parts without a translation are labelled. */
export function TranslatedText({
  original,
  language,
  translated: { text, by, rest, isComing },
  maxLines,
  isOriginalShown = false,
}: TranslatedTextProps) {
  const [isOpen, setIsOpen] = useState(isOriginalShown);
  const from = languageLabel(language);
  if (text === null)
    return (
      <>
        <p className="text-small">{isComing ? t`${from}原文，正在翻译…` : t`${from}原文，未翻译`}</p>
        <PersonText text={original} lang={language} maxLines={maxLines} className="font-semibold" />
      </>
    );
  const toggle = (event: MouseEvent) => {
    event.stopPropagation();
    setIsOpen(!isOpen);
  };
  return (
    <>
      <PersonText
        text={text}
        lang={contentLanguageOf(currentLanguage())}
        maxLines={maxLines}
        className="text-body font-bold"
      />
      {rest !== null && (
        <p>
          {isComing ? t`正在翻译：` : t`未翻译：`}
          <PersonText text={rest} lang={language} maxLines={maxLines} className="font-semibold" />
        </p>
      )}
      <p className="flex flex-wrap items-center gap-x-3 text-small">
        <span>{by === 'machine' ? t`由机器从${from}翻译` : t`译自${from}`}</span>
        <button type="button" aria-expanded={isOpen} onClick={toggle} className="min-h-11 font-semibold underline">
          {isOpen ? t`收起原文` : t`看原文`}
        </button>
      </p>
      {isOpen && <PersonText text={original} lang={language} className="block whitespace-pre-line" />}
    </>
  );
}
