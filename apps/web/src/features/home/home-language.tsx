import { Icon, IconButton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { isLanguageChosen, keepLanguage, languageNames, useLanguage } from '../../platform/language.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';

/** The language's own name, which its readers recognise. At large text sizes the bar only fits the icon. */
export function LanguageLink() {
  const { t } = useLingui();
  const language = useLanguage();
  return (
    <ScreenLink
      to="pages/help/language/language"
      label={`${t`Language`}: ${languageNames[language]}`}
      className="flex min-h-11 min-w-[44px] items-center justify-center gap-1.5 px-3 text-note @max-[18rem]:px-0 font-semibold -outline-offset-3"
    >
      <Icon name="globe" size={20} />
      <span lang={language} className="@max-[18rem]:hidden">
        {languageNames[language]}
      </span>
    </ScreenLink>
  );
}

/** Shown until the guest has chosen a language (rule catalogue-19). */
export function FirstVisitNotice() {
  const { t } = useLingui();
  const language = useLanguage();
  const [isKnown, setKnown] = useState(isLanguageChosen);
  if (isKnown) return null;
  const name = languageNames[language];
  const keep = () => {
    keepLanguage(language);
    setKnown(true);
  };
  return (
    <div className="mx-4 mt-2 flex items-center gap-2 rounded-card bg-surface ps-3 text-small">
      <p className="min-w-0 flex-1 py-1">
        <Trans>Your phone is set to {name}, so Chifan is too.</Trans>{' '}
        <ScreenLink to="pages/help/language/language" className="inline-block py-1 font-semibold text-link underline">
          <Trans>Another language</Trans>
        </ScreenLink>
      </p>
      <IconButton icon="close" label={t`Stay with ${name}`} onClick={keep} />
    </div>
  );
}
