import { Button, type ButtonVariant, Dialog } from '@chifan/ui';
import type { ReactNode } from 'react';
import { useAction } from '../../platform/use-action.ts';

type ConfirmActionDialogProps = {
  readonly title: string;
  /** Label of the button. */
  readonly confirm: string;
  readonly variant?: ButtonVariant;
  /** False while a required input is missing. */
  readonly isReady?: boolean;
  readonly send: () => Promise<unknown>;
  readonly success: () => string;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A dialog with one button, which sends a call. The dialog closes after the call succeeded. */
export function ConfirmActionDialog(props: ConfirmActionDialogProps) {
  const { title, confirm, variant = 'primary', isReady = true, send, success, onClose, children } = props;
  const act = useAction(send, { success, onDone: onClose });
  return (
    <Dialog
      isOpen
      title={title}
      onClose={onClose}
      actions={
        <Button
          variant={variant}
          isWide
          disabled={!isReady}
          isBusy={act.isPending}
          onClick={() => act.mutate(undefined)}
        >
          {confirm}
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
