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
  readonly isWrapped?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
};

/**
 * Input for a text in one language. The input has the reading direction of that language, and its label has the reading
 * direction of the console's language.
 */
export function LanguageField({ language, texts, onChange, longest, ...rest }: LanguageFieldProps) {
  return (
    <TextField
      {...rest}
      lang={language}
      dir={directionOf(language)}
      value={textIn(texts, language)}
      onChange={(text) => onChange({ ...texts, [language]: text })}
      maxLength={longest}
    />
  );
}
