import { Trans, useLingui } from '@lingui/react/macro';
import type { Payable } from '../../../data/payable.ts';
import { methodLabels } from '../../../terms/payment/method-words.ts';

export type PaymentQuestion = 'completed' | 'search';

type FoundWordsProps = { readonly asked: PaymentQuestion; readonly payable: Payable };

export function FoundWords({ asked, payable: { attempt, method } }: FoundWordsProps) {
  const { i18n } = useLingui();
  const name = method === null ? '' : i18n._(methodLabels[method]);
  if (attempt === 'failed')
    return <Trans>We found a payment that did not go through. You have not been charged.</Trans>;
  if (asked === 'completed') {
    return (
      <Trans>
        Nothing has arrived yet. If you have just paid, stay a moment: this page changes by itself once the payment is
        here.
      </Trans>
    );
  }
  if (attempt === 'none')
    return <Trans>No payment has been started for this number, so you have not been charged.</Trans>;
  if (attempt === 'open' && name !== '') {
    return (
      <Trans>
        We found a payment that was started with <bdi>{name}</bdi>. It has not been confirmed yet.
      </Trans>
    );
  }
  return <Trans>We have asked just now: no completed payment is known for this number.</Trans>;
}
