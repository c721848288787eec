import { classNames } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../language.ts';
import { useApproximate } from './currency.ts';

type ApproximateMoneyProps = {
  /** Fen. */
  readonly amount: number;
  readonly className?: string;
  /** Adds the date of the rate, and that the restaurant charges yuan. */
  readonly hasNote?: boolean;
};

/** "≈ €4.90" beside a price in yuan; nothing where the guest counts in yuan or the rate is unknown. */
export function ApproximateMoney({ amount, className, hasNote = false }: ApproximateMoneyProps) {
  const language = useLanguage();
  const about = useApproximate(amount, language);
  if (about === null) return null;
  const { text, date } = about;
  return (
    <>
      <span className={classNames('text-note whitespace-nowrap text-soft', className)}>
        <span aria-hidden>≈ </span>
        <span className="sr-only">
          <Trans>about</Trans>{' '}
        </span>
        <bdi className="figures">{text}</bdi>
      </span>
      {hasNote && date !== null && <RateNote date={date} />}
    </>
  );
}

function RateNote({ date }: { readonly date: string }) {
  const language = useLanguage();
  const day = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
  return (
    <span className="block text-small text-faint">
      <Trans>You pay in yuan. The other amount is only a guide, at the rate of {day}.</Trans>
    </span>
  );
}
