import { Button, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateAddresses, type MemberAddress } from '../../../data/address.ts';
import { api, GuestConfirmationNeeded, type InputOf } from '../../../platform/api.ts';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { DeleteAddressDialog } from '../book/delete-address-dialog.tsx';
import { FarDialog, farDistance } from '../far-dialog.tsx';
import { draftOf, fieldsOf } from './address-draft.ts';
import { AddressForm } from './address-form.tsx';
import { refusedFields } from './address-problems.ts';

export function EditAddress({ address }: { readonly address: MemberAddress }) {
  const navigation = useNavigation();
  const [isDeleting, setIsDeleting] = useState(false);
  const update = useUpdate();
  const { variables: asked } = update;
  return (
    <>
      <AddressForm
        of={String(address.id)}
        start={draftOf(address)}
        isSaving={update.isPending}
        refused={refusedFields(update.error)}
        onSave={(draft) => draft.position && update.mutate({ ...fieldsOf(draft, draft.position), id: address.id })}
      >
        <Button variant="danger" icon="trash" isWide onClick={() => setIsDeleting(true)}>
          <Trans>Delete this address</Trans>
        </Button>
      </AddressForm>
      <FarDialog
        distanceMetres={farDistance(update.error)}
        isBusy={update.isPending}
        onAccept={() => asked && update.mutate({ ...asked, isFarConfirmed: true })}
        onClose={update.reset}
      />
      <DeleteAddressDialog
        address={isDeleting ? address : null}
        onClose={() => setIsDeleting(false)}
        onDeleted={navigation.back}
      />
    </>
  );
}

/** Saves a changed address. The server decides whether the new place is so far away that the guest must confirm it. */
function useUpdate() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const queries = useQueryClient();
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: (fields: InputOf<'/rest/member/deliveryAddress/update'>) =>
      api('/rest/member/deliveryAddress/update', fields),
    onSuccess: () => {
      void invalidateAddresses(queries);
      toast(t`Address saved`, { kind: 'success' });
      navigation.back();
    },
    onError: (error) => {
      if (!(error instanceof GuestConfirmationNeeded) && Object.keys(refusedFields(error)).length === 0)
        toastFailure(error);
    },
  });
}
