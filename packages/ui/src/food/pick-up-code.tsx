import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { blackOnWhite } from '../surfaces/black-on-white.ts';

export type PickUpCodeProps = {
  readonly label: ReactNode;
  readonly code: string;
  /** `long`: for codes of more than about six characters, in smaller type. */
  readonly size?: 'short' | 'long';
};

/**
 * A code to show at the counter: black on white in every colour scheme and large enough to be read from a distance.
 * Screen readers spell it out.
 */
export function PickUpCode({ label, code, size = 'short' }: PickUpCodeProps) {
  const { t } = useLingui();
  const spelled = [...code].join(' ');
  return (
    <div className="rounded-card border-2 border-brand bg-surface px-4 py-5 text-center text-ink" style={blackOnWhite}>
      <p className="text-note">{label}</p>
      <p
        aria-label={t`Code: ${spelled}`}
        role="img"
        dir="ltr"
        className={classNames(
          'mt-1 font-mono font-bold',
          size === 'long' ? 'text-title wrap-anywhere' : 'text-[3rem] leading-none tracking-widest',
        )}
      >
        {code}
      </p>
    </div>
  );
}
