import { Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../../platform/use-action.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

type PrinterRowProps = {
  readonly id: number;
  readonly name: string;
  /** Name and state of the printer. */
  readonly children: ReactNode;
  /** Buttons before the button that withdraws the key. */
  readonly actions?: ReactNode;
  readonly withdraw: (printerId: number) => Promise<unknown>;
};

/** A printer, with a button that withdraws its key (rule printing-7). */
export function PrinterRow({ id, name, children, actions, withdraw }: PrinterRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  const withdrawal = useAction(withdraw, {
    success: () => t`密钥已作废`,
    onDone: () => setIsAsking(false),
  });
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <div className="min-w-40 flex-1">{children}</div>
      {actions}
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {t`作废密钥`}
      </Button>
      {isAsking && (
        <WithdrawDialog
          name={name}
          isBusy={withdrawal.isPending}
          onClose={() => setIsAsking(false)}
          onWithdraw={() => withdrawal.mutate(id)}
        />
      )}
    </li>
  );
}
