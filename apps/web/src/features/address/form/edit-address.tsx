import { distanceMetres, farAddressMetres, readPosition } from '@chifan/domain/address';
import { Button, Dialog, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { PlacePosition } from '../../../platform/location.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { formatDistance } from '../../../platform/time.ts';
import { toastFailure } from '../../../platform/toast-failure.ts';
import { addressesKey, type MemberAddress } from '../address.query.ts';
import { DeleteAddressDialog } from '../book/delete-address-dialog.tsx';
import { type AddressDraft, draftOf, fieldsOf } from './address-draft.ts';
import { AddressForm } from './address-form.tsx';
import { refusedFields } from './address-problems.ts';

export function EditAddress({ address }: { readonly address: MemberAddress }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const queries = useQueryClient();
  const [far, setFar] = useState<AddressDraft | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const update = useMutation({
    meta: { isQuiet: true },
    mutationFn: (fields: ReturnType<typeof fieldsOf>) =>
      api('/rest/member/deliveryAddress/update', { ...fields, id: address.id }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: addressesKey });
      toast(t`Address saved`, { kind: 'success' });
      navigation.back();
    },
    onError: (error) => {
      if (Object.keys(refusedFields(error)).length === 0) toastFailure(error);
    },
  });
  const save = (draft: AddressDraft) => {
    setFar(null);
    if (draft.position) update.mutate(fieldsOf(draft, draft.position));
  };
  return (
    <>
      <AddressForm
        start={draftOf(address)}
        isSaving={update.isPending}
        refused={refusedFields(update.error)}
        onSave={(draft) => (movedMetres(address, draft.position) > farAddressMetres ? setFar(draft) : save(draft))}
      >
        <Button look="danger" icon="trash" isWide onClick={() => setIsDeleting(true)}>
          <Trans>Delete this address</Trans>
        </Button>
      </AddressForm>
      <FarDialog address={address} draft={far} onAccept={save} onClose={() => setFar(null)} />
      <DeleteAddressDialog
        address={isDeleting ? address : null}
        onClose={() => setIsDeleting(false)}
        onDeleted={navigation.back}
      />
    </>
  );
}

/** How far the place has moved; what cannot be read has not. */
function movedMetres(saved: PlacePosition, moved: PlacePosition | null): number {
  const from = readPosition(saved.latitude, saved.longitude);
  const to = moved ? readPosition(moved.latitude, moved.longitude) : undefined;
  return from && to ? distanceMetres(from, to) : 0;
}

type FarDialogProps = {
  readonly address: MemberAddress;
  readonly draft: AddressDraft | null;
  readonly onAccept: (draft: AddressDraft) => void;
  readonly onClose: () => void;
};

/** Specification §5: a new place far from the original is confirmed first. */
function FarDialog({ address, draft, onAccept, onClose }: FarDialogProps) {
  const { t } = useLingui();
  const distance = formatDistance(draft ? movedMetres(address, draft.position) : 0, useLanguage());
  return (
    <Dialog
      isOpen={draft !== null}
      onClose={onClose}
      title={t`Is the new place right?`}
      actions={
        <>
          <Button look="secondary" isWide onClick={onClose}>
            <Trans>Go back</Trans>
          </Button>
          <Button isWide onClick={() => draft && onAccept(draft)}>
            <Trans>Yes, save it</Trans>
          </Button>
        </>
      }
    >
      <p className="text-note text-soft">
        <Trans>
          It is <bdi>{distance}</bdi> away from where this address was before.
        </Trans>
      </p>
    </Dialog>
  );
}
