import { directionOf } from '@chifan/domain';
import { RadioGroup } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { languageNames, languages, useLanguage } from '../../platform/language.ts';
import { CurrencyChoice } from './language/currency-choice.tsx';
import { LanguageNotice } from './language/language-notice.tsx';
import { SiteChoice } from './language/site-choice.tsx';
import { useChangeLanguage } from './language/use-change-language.ts';

/** The nine languages, each in its own name; a tap changes everything at once, without a reload. */
export default function LanguageScreen() {
  const { t } = useLingui();
  const current = useLanguage();
  const change = useChangeLanguage();
  return (
    <div className="grid gap-4 p-4">
      <RadioGroup
        label={t`Language`}
        isLabelHidden
        value={change.isPending ? change.variables : current}
        choices={languages.map((language) => ({
          value: language,
          label: (
            <span lang={language} dir={directionOf(language)}>
              {languageNames[language]}
            </span>
          ),
        }))}
        onChange={(language) => change.mutate(language)}
      />
      <CurrencyChoice />
      <SiteChoice />
      <LanguageNotice isUpdated={change.isSuccess} />
    </div>
  );
}
