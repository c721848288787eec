import { type ConsoleLanguage, consoleLanguages } from '@chifan/domain';
import { RadioGroup } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { languageNames, useLanguage } from '../platform/language/language.ts';

type LanguageChoiceProps = { readonly onChoose: (language: ConsoleLanguage) => void; readonly isDisabled?: boolean };

export function LanguageChoice({ onChoose, isDisabled = false }: LanguageChoiceProps) {
  const { language } = useLanguage();
  return (
    <RadioGroup
      label={t`语言（Language）`}
      layout="row"
      value={language}
      onChange={onChoose}
      choices={consoleLanguages.map((each) => ({
        value: each,
        label: <span lang={each}>{languageNames[each]}</span>,
        isDisabled,
      }))}
    />
  );
}
