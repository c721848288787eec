import { isLanguage } from '@chifan/domain';
import { type TranslatedText as Translated, writtenLanguage } from '@chifan/domain/translation';
import { PersonText } from './person-text.tsx';
import { TranslatedText } from './translated-text.tsx';

type GuestTextProps = {
  readonly text: string;
  /** Of the app that it was written in. */
  readonly language: string;
  /** Null where there is nothing to translate. */
  readonly translated: Translated | null;
};

/** What a guest wrote, translated where it is not Chinese. */
export function GuestText({ text, language, translated }: GuestTextProps) {
  const written = writtenLanguage(text, isLanguage(language) ? language : 'en');
  return translated === null ? (
    <PersonText text={text} lang={written} className="block text-note whitespace-pre-line" />
  ) : (
    <div className="text-note">
      <TranslatedText original={text} language={written} translated={translated} />
    </div>
  );
}
