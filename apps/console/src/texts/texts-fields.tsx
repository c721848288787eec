import { t } from '@lingui/core/macro';
import { LanguageField } from './language-field.tsx';
import { languageLabels, type Texts } from './texts.ts';
import { TextsPanel } from './texts-panel.tsx';

type TextsFieldsProps = {
  /**
   * A text that every language should have. If it is missing in a language, the tab of that language shows a warning.
   */
  readonly main: Texts;
  readonly fields: readonly {
    readonly label: string;
    readonly texts: Texts;
    readonly onChange: (texts: Texts) => void;
    readonly longest: number;
    readonly lines?: number;
  }[];
  /** Error below the panel, because the panel may show another language than the language with the error. */
  readonly error: string | undefined;
};

/** Inputs for several texts, with one tab per language. */
export function TextsFields({ main, fields, error }: TextsFieldsProps) {
  return (
    <>
      <TextsPanel label={t`语言`} main={main}>
        {(language) => {
          const spoken = languageLabels[language]();
          return fields.map(({ label, ...field }) => (
            <LanguageField key={label} {...field} label={t`${label}（${spoken}）`} language={language} />
          ));
        }}
      </TextsPanel>
      {error !== undefined && (
        <p role="alert" className="mt-2 text-note text-bad">
          {error}
        </p>
      )}
    </>
  );
}
