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
  /**
   * Called when the guest’s answer was sent or failed. If it failed, the guest may have answered the offer on another
   * device, or the deadline may have passed.
   */
  readonly onChanged: () => void;
  readonly children: ReactNode;
};

/**
 * Asks the guest to confirm an answer to the merchant’s refund offer, which cannot be undone, and explains its effects.
 */
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
