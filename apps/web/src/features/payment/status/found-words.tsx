import { Trans, useLingui } from '@lingui/react/macro';
import type { Payable } from '../../../data/payable.ts';
import { methodLabels } from '../../../terms/payment/method-words.ts';

type FoundWordsProps = { readonly payable: Payable };

export function FoundWords({ payable: { attempt, method } }: FoundWordsProps) {
  const { i18n } = useLingui();
  const name = method === null ? '' : i18n._(methodLabels[method]);
  if (attempt === 'failed') return <Trans>We found a payment that didn’t go through. You haven’t been charged.</Trans>;
  if (attempt === 'none') return <Trans>No payment was started for this number, so you haven’t been charged.</Trans>;
  if (attempt === 'open' && name !== '') {
    return (
      <Trans>
        We found a payment with <bdi>{name}</bdi>. It hasn’t been confirmed yet.
      </Trans>
    );
  }
  return <Trans>We just checked: there’s no completed payment for this number.</Trans>;
}
