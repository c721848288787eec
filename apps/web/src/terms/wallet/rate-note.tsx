import { classNames } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../platform/language.ts';
import { useApproximations, useIsLoadingRates } from './currency.ts';

/** As wide as any date. The line is invisible while the rate is pending. */
const placeholderDate = '2026-11-30';

/**
 * Once per screen, next to the sum to decide on. Empty without another currency. Reserves its space until the rate
 * arrives.
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
      <Trans>You pay in yuan. The other amount is only a guide, at the rate of {day}.</Trans>
    </span>
  );
}
