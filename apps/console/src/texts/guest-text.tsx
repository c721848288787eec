import { isLanguage } from '@chifan/domain';
import { detectLanguage, type TranslatedText as Translated } from '@chifan/domain/translation';
import { PersonText } from './person-text.tsx';
import { TranslatedText } from './translated-text.tsx';

type GuestTextProps = {
  readonly text: string;
  /** Language of the guest's app when the guest wrote the text. */
  readonly language: string;
  /** Translation of the text. Null if the text needs no translation. */
  readonly translated: Translated | null;
};

/** A guest's text, with a translation if it is not Chinese. */
export function GuestText({ text, language, translated }: GuestTextProps) {
  const written = detectLanguage(text, isLanguage(language) ? language : 'en');
  return translated === null ? (
    <PersonText text={text} lang={written} className="block text-note whitespace-pre-line" />
  ) : (
    <div className="text-note">
      <TranslatedText original={text} language={written} translated={translated} />
    </div>
  );
}
