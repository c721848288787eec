import { toast } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateAddresses } from '../../../data/address.ts';
import { storeDeviceAddress } from '../../../data/device-address.ts';
import { api, CallError, newIdempotencyKey } from '../../../platform/api.ts';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import { useLocation } from '../../../platform/location.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { isSignedIn } from '../../../platform/session/session.ts';
import { type AddressDraft, emptyDraft, fieldsOf, placeWithoutAddress, withPickedPlace } from './address-draft.ts';
import { AddressForm } from './address-form.tsx';
import { refusedFields } from './address-problems.ts';

export default function NewAddressScreen() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const queries = useQueryClient();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const insert = useMutation({
    meta: { isQuiet: true },
    mutationFn: async (fields: ReturnType<typeof fieldsOf>) => {
      if (isSignedIn()) await api('/rest/member/deliveryAddress/insert', fields, { idempotencyKey });
      else storeDeviceAddress(fields);
    },
    onSuccess: () => {
      void invalidateAddresses(queries);
      toast(t`Address saved`, { kind: 'success' });
      navigation.back();
    },
    onError: (error) => {
      if (Object.keys(refusedFields(error)).length > 0) return;
      toastFailure(error);
      // An earlier tap saved the address, but its response was lost. The address exists, so leave the form.
      if (error instanceof CallError && error.reason === 'idempotency_key_reused') navigation.back();
    },
  });
  return (
    <AddressForm
      of="new"
      start={useFirstDraft()}
      isSaving={insert.isPending}
      refused={refusedFields(insert.error)}
      onSave={(draft) => draft.position && insert.mutate(fieldsOf(draft, draft.position))}
    />
  );
}

/**
 * Starts with a place that the guest has chosen. A position derived from the network is not used, because it is too
 * rough for a delivery.
 */
function useFirstDraft(): AddressDraft {
  const { t } = useLingui();
  const { source, position, label, city } = useLocation();
  const start = emptyDraft(city ?? t({ message: 'Shanghai', context: 'city' }));
  if (source === 'assumed') return start;
  if (source === 'network') return { ...start, near: position };
  return withPickedPlace(start, placeWithoutAddress(position, label ?? ''));
}
