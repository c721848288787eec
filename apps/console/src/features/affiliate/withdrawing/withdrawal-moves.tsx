import type { WithdrawalEvent } from '@chifan/domain/affiliate';
import { Button, type ButtonVariant } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type ComponentType, useState } from 'react';
import { ApproveDialog } from './approve-dialog.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';
import { FailedDialog, PaidDialog } from './settle-dialogs.tsx';
import type { MoveProps } from './withdrawal-dialog-props.ts';
import type { StaffWithdrawal } from './withdrawals.query.ts';

type Move = {
  readonly label: () => string;
  readonly variant: ButtonVariant;
  readonly Ask: ComponentType<MoveProps>;
};

const moves: Readonly<Partial<Record<WithdrawalEvent, Move>>> = {
  approve: { label: () => t`通过`, variant: 'primary', Ask: ApproveDialog },
  refuse: { label: () => t`拒绝`, variant: 'danger', Ask: RefuseDialog },
  pay: { label: () => t`已打款`, variant: 'primary', Ask: PaidDialog },
  fail: { label: () => t`打款失败`, variant: 'danger', Ask: FailedDialog },
};

/** Buttons of what the server allows this person now; each asks once more. */
export function WithdrawalMoves({ withdrawal }: { readonly withdrawal: StaffWithdrawal }) {
  const [asked, setAsked] = useState<WithdrawalEvent | null>(null);
  const Ask = asked === null ? undefined : moves[asked]?.Ask;
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {withdrawal.allowedEvents.map((event) => {
        const move = moves[event];
        return (
          move && (
            <Button key={event} className="grow" variant={move.variant} onClick={() => setAsked(event)}>
              {move.label()}
            </Button>
          )
        );
      })}
      {Ask && <Ask withdrawal={withdrawal} onClose={() => setAsked(null)} />}
    </div>
  );
}
