import { Button } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { AnswerDialog } from './answer-dialog.tsx';
import type { RefundableLine, RefundKind } from './refund-kind.ts';

type WithdrawRequestProps<Line extends RefundableLine> = {
  readonly kind: RefundKind<Line>;
  readonly refundId: number;
  readonly onChanged: () => void;
  readonly children?: ReactNode;
};

/** Says first that what has arrived already cannot be asked for again. */
export function WithdrawRequest<Line extends RefundableLine>(props: WithdrawRequestProps<Line>) {
  const { kind, refundId, onChanged, children } = props;
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" isWide onClick={() => setOpen(true)}>
        <Trans>Withdraw the request</Trans>
      </Button>
      <AnswerDialog
        title={t`Withdraw the request?`}
        action={<Trans>Withdraw the request</Trans>}
        variant="danger"
        send={() => kind.withdraw(refundId)}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onChanged={onChanged}
      >
        {children}
        <p>{i18n._(kind.words.withdrawn)}</p>
      </AnswerDialog>
    </>
  );
}
