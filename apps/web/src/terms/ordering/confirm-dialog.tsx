import { Button, Dialog, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import type { OrderDialogProps, OrderKind } from './order-kind.ts';

type ConfirmDialogProps = OrderDialogProps & { readonly kind: OrderKind<never>; readonly orderId: number };

export function ConfirmDialog({ kind, orderId, isOpen, onClose, onChanged }: ConfirmDialogProps) {
  const { i18n } = useLingui();
  const { mutate, isPending } = useMutation({
    mutationFn: () => kind.confirm(orderId),
    onSuccess: () => {
      toast(i18n._(kind.words.thanks), { kind: 'success' });
      onClose();
    },
    onSettled: onChanged,
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={i18n._(kind.words.isReceived)}
      actions={
        <>
          <Button variant="secondary" isWide onClick={onClose}>
            <Trans>Not yet</Trans>
          </Button>
          <Button isWide isBusy={isPending} onClick={() => mutate()}>
            <Trans>Yes, I received it</Trans>
          </Button>
        </>
      }
    >
      <p className="text-note text-soft">{kind.beforeConfirming}</p>
    </Dialog>
  );
}
