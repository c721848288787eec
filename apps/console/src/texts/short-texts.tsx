import { t } from '@lingui/core/macro';
import { LanguageField } from './language-field.tsx';
import { languageLabels, languagesInOrder, missingIn, type Texts } from './texts.ts';

type ShortTextsProps = {
  readonly label: string;
  readonly texts: Texts;
  readonly onChange: (texts: Texts) => void;
  readonly longest: number;
  readonly error?: string | undefined;
};

export function ShortTexts({ label, texts, onChange, longest, error }: ShortTextsProps) {
  const missing = missingIn(texts).filter((language) => language !== 'zh-CN').length;
  return (
    <div className="grid gap-1">
      <LanguageField label={label} language="zh-CN" texts={texts} onChange={onChange} longest={longest} error={error} />
      <details>
        <summary className="flex min-h-11 items-center text-note text-link">
          {missing === 0 ? t`其他 8 种语言（齐全）` : t`其他 8 种语言（还缺 ${missing} 种）`}
        </summary>
        <div className="grid gap-3 border-s-2 border-line ps-3 pb-2">
          {languagesInOrder
            .filter((language) => language !== 'zh-CN')
            .map((language) => (
              <LanguageField
                key={language}
                label={languageLabels[language]()}
                language={language}
                texts={texts}
                onChange={onChange}
                longest={longest}
              />
            ))}
        </div>
      </details>
    </div>
  );
}
