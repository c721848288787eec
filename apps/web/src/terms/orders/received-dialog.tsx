import { Button, Dialog, toast } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';

type ReceivedDialogProps = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChanged: () => void;
  readonly confirm: () => Promise<unknown>;
  /** Said once it is confirmed. */
  readonly done: string;
  /** What the guest should know before. */
  readonly children: ReactNode;
};

/** Asks once whether everything has come. */
export function ReceivedDialog(props: ReceivedDialogProps) {
  const { title, isOpen, onClose, onChanged, confirm, done, children } = props;
  const { mutate, isPending } = useMutation({
    mutationFn: confirm,
    onSuccess: () => {
      toast(done, { kind: 'success' });
      onClose();
    },
    onSettled: onChanged,
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" isWide onClick={onClose}>
            <Trans>Not yet</Trans>
          </Button>
          <Button isWide isBusy={isPending} onClick={() => mutate()}>
            <Trans>Yes, I have it</Trans>
          </Button>
        </>
      }
    >
      <p className="text-note text-soft">{children}</p>
    </Dialog>
  );
}
