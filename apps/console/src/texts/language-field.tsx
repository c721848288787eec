import { directionOf, type Language } from '@chifan/domain';
import { TextField } from '@chifan/ui';
import { type Texts, textIn } from './texts.ts';

type LanguageFieldProps = {
  readonly label: string;
  readonly language: Language;
  readonly texts: Texts;
  readonly onChange: (texts: Texts) => void;
  readonly longest: number;
  readonly lines?: number;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
};

export function LanguageField({ label, language, texts, onChange, longest, lines = 1, ...rest }: LanguageFieldProps) {
  return (
    <div lang={language} dir={directionOf(language)}>
      <TextField
        {...rest}
        label={label}
        value={textIn(texts, language)}
        onChange={(text) => onChange({ ...texts, [language]: text })}
        maxLength={longest}
        lines={lines}
      />
    </div>
  );
}
