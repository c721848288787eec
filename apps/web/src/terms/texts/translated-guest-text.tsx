import type { Language } from '@chifan/domain';
import { Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useLanguage } from '../../platform/language.ts';

type TranslatedWordsProps = {
  readonly text: string;
  readonly language: Language;
  readonly translation: string | null;
  readonly isMachines: boolean;
  /** True while a machine translates the text. */
  readonly isComing?: boolean;
  /** True if the original is always shown below the translation, for texts where a wrong translation could do harm. */
  readonly isOriginalShown?: boolean;
};

/** A text of another person. Shows an existing translation first, and the original after a tap. */
export function TranslatedGuestText(props: TranslatedWordsProps) {
  const { text, language, translation, isMachines, isComing = false, isOriginalShown = false } = props;
  const reader = useLanguage();
  const [isOriginal, setIsOriginal] = useState(false);
  const isTranslated = translation !== null && !isOriginal;
  return (
    <>
      <p lang={isTranslated ? reader : language} dir="auto" className="overflow-clip wrap-anywhere whitespace-pre-line">
        {isTranslated ? translation : text}
      </p>
      {translation === null && language !== reader && (
        <p className="text-small text-soft">{isComing ? <Trans>Translating…</Trans> : <Trans>Not translated</Trans>}</p>
      )}
      {isTranslated && isMachines && (
        <p className="text-small text-soft">
          <Trans>Machine translation</Trans>
        </p>
      )}
      {translation !== null && isOriginalShown && (
        <p lang={language} dir="auto" className="overflow-clip wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      )}
      {translation !== null && !isOriginalShown && (
        <button
          type="button"
          onClick={() => setIsOriginal(!isOriginal)}
          className="-my-2 flex min-h-11 items-center gap-1.5 justify-self-start text-note font-semibold text-link"
        >
          <Icon name="language" size={18} />
          {isOriginal ? <Trans>Show the translation</Trans> : <Trans>Show original</Trans>}
        </button>
      )}
    </>
  );
}
