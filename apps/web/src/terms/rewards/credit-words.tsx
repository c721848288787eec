import { Trans } from '@lingui/react/macro';
import { useLanguage } from '../../platform/language.ts';
import { formatTime } from '../../platform/time.ts';
import { isHeldUp } from './is-held-up.ts';

/** When a pending reward is credited. One whose time has passed is credited with the decision on a refund of its order. */
export function CreditWords({ dueAt }: { readonly dueAt: string }) {
  const due = <bdi>{formatTime(dueAt, 'moment', useLanguage())}</bdi>;
  return isHeldUp(dueAt) ? <Trans>Waits while a refund is being decided</Trans> : <Trans>Credited on {due}</Trans>;
}
