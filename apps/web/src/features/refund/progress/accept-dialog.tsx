import { Money } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RefundDetail } from '../../../data/refund.ts';
import { api } from '../../../platform/api.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import type { RefundSheetProps } from './appeal-drawer.tsx';
import { OfferParts } from './offer-parts.tsx';

type AcceptDialogProps = RefundSheetProps & { readonly offer: NonNullable<RefundDetail['offer']> };

/** Who accepts a part does not get the rest. */
export function AcceptDialog({ refund, offer, ...sheet }: AcceptDialogProps) {
  const { t } = useLingui();
  return (
    <AnswerDialog
      {...sheet}
      title={t`Accept this part?`}
      action={
        <Trans>
          Accept <Money amount={offer.amount} />
        </Trans>
      }
      send={() => api('/rest/order/refund/accept', { refundId: refund.id })}
    >
      <p>
        <Trans>
          <Money amount={offer.amount} /> of <Money amount={refund.asked} /> comes back now. The request is then closed,
          and we can no longer decide on it.
        </Trans>
      </p>
      <OfferParts offer={offer} />
    </AnswerDialog>
  );
}
