import { Button, type ButtonVariant, Dialog } from '@chifan/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { invalidateOrder } from '../../../data/ordering.ts';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import type { RefundSheetProps } from './appeal-drawer.tsx';

type AnswerDialogProps = Pick<RefundSheetProps, 'isOpen' | 'onClose' | 'onChanged'> & {
  readonly title: string;
  /** What the button says. */
  readonly action: ReactNode;
  readonly variant?: ButtonVariant;
  readonly send: () => Promise<unknown>;
  readonly children: ReactNode;
};

/** Asks once before an answer that nobody can take back, and says what follows from it. */
export function AnswerDialog({
  title,
  action,
  variant = 'primary',
  send,
  isOpen,
  onClose,
  onChanged,
  children,
}: AnswerDialogProps) {
  const queries = useQueryClient();
  const answer = useMutation({
    mutationFn: send,
    onSuccess: () => {
      void invalidateOrder(queries);
      onClose();
    },
    onError: toastFailure,
    // Sent or not: another device, or the time, may have answered before.
    onSettled: onChanged,
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <Button variant={variant} isWide isBusy={answer.isPending} onClick={() => answer.mutate()}>
          {action}
        </Button>
      }
    >
      <div className="grid gap-2">{children}</div>
    </Dialog>
  );
}
