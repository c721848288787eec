import { classNames } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../language.ts';
import { useApproximations, useAreRatesAwaited } from './currency.ts';

/** As wide as any other: while the rate is awaited the line is unseen. */
const placeholderDate = '2026-11-30';

/**
 * Once a screen, where the sum is decided on. Nothing where no other currency is shown; until the rate has come, its
 * place, so that nothing below moves.
 */
export function RateNote() {
  const language = useLanguage();
  const isAwaited = useAreRatesAwaited(language);
  const date = useApproximations(language)?.date ?? (isAwaited ? placeholderDate : null);
  if (date === null) return null;
  const day = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
  return (
    <span aria-hidden={isAwaited} className={classNames('block text-small text-faint', isAwaited && 'opacity-0')}>
      <Trans>You pay in yuan. The other amount is only a guide, at the rate of {day}.</Trans>
    </span>
  );
}
