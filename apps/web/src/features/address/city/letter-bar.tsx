import { useLingui } from '@lingui/react/macro';

type LetterBarProps = {
  readonly letters: readonly string[];
  /** The element that the letter leads to. */
  readonly idOf: (letter: string) => string;
};

/** Jumps to a letter. Latin letters run left to right in every language. */
export function LetterBar({ letters, idOf }: LetterBarProps) {
  const { t } = useLingui();
  return (
    <div role="group" aria-label={t`First letters`} dir="ltr" className="no-bars flex overflow-x-auto">
      {letters.map((letter) => (
        <button
          key={letter}
          type="button"
          onClick={() => document.getElementById(idOf(letter))?.scrollIntoView({ block: 'start' })}
          className="h-11 min-w-11 shrink-0 rounded-small text-note font-semibold text-link -outline-offset-3 active:bg-sunken"
        >
          {letter}
        </button>
      ))}
    </div>
  );
}
