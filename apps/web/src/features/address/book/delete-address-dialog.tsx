import { Button, Dialog, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateAddresses, type MemberAddress } from '../../../data/address.ts';
import { api } from '../../../platform/api.ts';

type DeleteAddressDialogProps = {
  /** The address to delete. null closes the dialog. */
  readonly address: MemberAddress | null;
  readonly onClose: () => void;
  readonly onDeleted?: () => void;
};

export function DeleteAddressDialog({ address, onClose, onDeleted }: DeleteAddressDialogProps) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: (id: number) => api('/rest/member/deliveryAddress/delete', { id }),
    onSuccess: () => {
      toast(t`Address deleted`, { kind: 'success' });
      onClose();
      onDeleted?.();
    },
    onSettled: () => invalidateAddresses(queries),
  });
  return (
    <Dialog
      isOpen={address !== null}
      onClose={onClose}
      title={t`Delete this address?`}
      actions={
        <>
          <Button variant="secondary" isWide onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button
            variant="danger"
            isWide
            isBusy={remove.isPending}
            onClick={() => address && remove.mutate(address.id)}
          >
            <Trans>Delete</Trans>
          </Button>
        </>
      }
    >
      {address && (
        <p dir="auto" className="text-note text-soft">
          {address.address}, {address.doorNumber}
        </p>
      )}
    </Dialog>
  );
}
