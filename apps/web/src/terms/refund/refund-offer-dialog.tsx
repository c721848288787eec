import { Button, type ButtonVariant, Dialog } from '@chifan/ui';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type AnswerDialogProps = {
  readonly title: string;
  readonly action: ReactNode;
  readonly variant?: ButtonVariant;
  readonly send: () => Promise<unknown>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Also called after a failure, because another device or the deadline may have answered first. */
  readonly onChanged: () => void;
  readonly children: ReactNode;
};

/** Confirms an irreversible answer and states its effects. */
export function RefundOfferDialog(props: AnswerDialogProps) {
  const { title, action, variant = 'primary', send, isOpen, onClose, onChanged, children } = props;
  const answer = useMutation({ mutationFn: send, onSuccess: onClose, onSettled: onChanged });
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
