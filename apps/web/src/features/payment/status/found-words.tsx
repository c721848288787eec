import { Trans, useLingui } from '@lingui/react/macro';
import type { Payable } from '../../../data/payable.ts';
import { methodLabels } from '../../../terms/payment/method-words.ts';

type FoundWordsProps = { readonly payable: Payable };

export function FoundWords({ payable: { attempt, method } }: FoundWordsProps) {
  const { i18n } = useLingui();
  const name = method === null ? '' : i18n._(methodLabels[method]);
  if (attempt === 'failed')
    return <Trans>We found a payment that did not go through. You have not been charged.</Trans>;
  if (attempt === 'none')
    return <Trans>No payment has been started for this number, so you have not been charged.</Trans>;
  if (attempt === 'open' && name !== '') {
    return (
      <Trans>
        We found a payment that was started with <bdi>{name}</bdi>. It has not been confirmed yet.
      </Trans>
    );
  }
  return <Trans>We have just checked: there is no completed payment for this number.</Trans>;
}
