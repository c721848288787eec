import { Button } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { RefundKind } from './refund-kind.ts';
import { RefundOfferDialog } from './refund-offer-dialog.tsx';

type WithdrawRequestProps = {
  readonly kind: RefundKind<never>;
  readonly refundId: number;
  readonly onChanged: () => void;
  readonly children?: ReactNode;
};

/** Cancels a refund request. The dialog first warns that the guest cannot request a refund for the same units again. */
export function WithdrawRequest({ kind, refundId, onChanged, children }: WithdrawRequestProps) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" isWide onClick={() => setOpen(true)}>
        <Trans>Cancel request</Trans>
      </Button>
      <RefundOfferDialog
        title={t`Cancel request?`}
        action={<Trans>Cancel request</Trans>}
        variant="danger"
        send={() => kind.withdraw(refundId)}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChanged={onChanged}
      >
        {children}
        <p>{i18n._(kind.words.withdrawn)}</p>
      </RefundOfferDialog>
    </>
  );
}
