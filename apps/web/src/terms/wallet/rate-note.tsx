import { classNames } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../platform/language.ts';
import { useApproximations, useIsLoadingRates } from './currency.ts';

/**
 * A sample date that is as wide as any date. The invisible line that reserves the space while the rate loads contains
 * it.
 */
const placeholderDate = '2026-11-30';

/**
 * The exchange rate and its date, shown once per screen, next to the sum to pay. Empty if the guest’s currency is yuan.
 * Reserves its space while the rate is loading.
 */
export function RateNote() {
  const language = useLanguage();
  const isAwaited = useIsLoadingRates(language);
  const date = useApproximations(language)?.date ?? (isAwaited ? placeholderDate : null);
  if (date === null) return null;
  const day = new Intl.DateTimeFormat(`${language}-u-nu-latn`, { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
  return (
    <span aria-hidden={isAwaited} className={classNames('block text-small text-faint', isAwaited && 'opacity-0')}>
      <Trans>You pay in yuan. The amount in your currency is an estimate at the rate of {day}.</Trans>
    </span>
  );
}
