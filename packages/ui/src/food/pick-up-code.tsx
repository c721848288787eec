import { useLingui } from '@lingui/react/macro';
import { blackOnWhite } from '../surfaces/black-on-white.ts';

export type PickUpCodeProps = {
  readonly label: string;
  readonly code: string;
};

/** Black on white in every scheme, large enough to be read across a counter; spelled out for screen readers. */
export function PickUpCode({ label, code }: PickUpCodeProps) {
  const { t } = useLingui();
  const spelled = [...code].join(' ');
  return (
    <div className="rounded-card border-2 border-brand bg-surface px-4 py-5 text-center text-ink" style={blackOnWhite}>
      <p className="text-note">{label}</p>
      <p
        aria-label={t`Code: ${spelled}`}
        role="img"
        dir="ltr"
        className="mt-1 font-mono text-[3rem] leading-none font-bold tracking-widest"
      >
        {code}
      </p>
    </div>
  );
}
