import { Trans, useLingui } from '@lingui/react/macro';
import { api } from '../../../platform/api.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import type { RefundSheetProps } from './appeal-drawer.tsx';

/** What was delivered already can not be asked for again. */
export function WithdrawDialog({ refund, ...sheet }: RefundSheetProps) {
  const { t } = useLingui();
  return (
    <AnswerDialog
      {...sheet}
      title={t`Withdraw the request?`}
      action={<Trans>Withdraw the request</Trans>}
      variant="danger"
      send={() => api('/rest/order/refund/withdraw', { refundId: refund.id })}
    >
      {refund.allowedEvents.includes('accept_offer') && (
        <p className="font-semibold">
          <Trans>You also give up the part that is offered.</Trans>
        </p>
      )}
      <p>
        <Trans>
          The order goes on, and no money comes back. While your food is not delivered you may ask once more; afterwards
          the order is closed.
        </Trans>
      </p>
    </AnswerDialog>
  );
}
