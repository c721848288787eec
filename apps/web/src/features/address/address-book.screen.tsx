import { Button, CardListSkeleton, ErrorState } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { addressesKey, addressesQuery, type MemberAddress } from './address.query.ts';
import { AddressCard } from './book/address-card.tsx';
import { DeleteAddressDialog } from './book/delete-address-dialog.tsx';
import { NoAddress } from './book/no-address.tsx';

/** The default first (specification §7). */
export default function AddressBookScreen() {
  const { data, error, refetch } = useQuery(addressesQuery(useLanguage()));
  if (!data)
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardListSkeleton count={3} />;
  return data.records.length === 0 ? <NoAddress /> : <Book addresses={data.records} />;
}

function Book({ addresses }: { readonly addresses: readonly MemberAddress[] }) {
  const navigation = useNavigation();
  const queries = useQueryClient();
  const [deleting, setDeleting] = useState<MemberAddress | null>(null);
  const makeDefault = useMutation({
    mutationFn: (id: number) => api('/rest/member/deliveryAddress/setDefault', { id }),
    onSettled: () => queries.invalidateQueries({ queryKey: addressesKey }),
  });
  return (
    <div className="grid grid-cols-1 gap-3 p-4">
      <ul className="grid grid-cols-1 gap-3">
        {addresses.map((address) => (
          <li key={address.id}>
            <AddressCard
              address={address}
              isBusy={makeDefault.isPending && makeDefault.variables === address.id}
              onMakeDefault={() => makeDefault.mutate(address.id)}
              onDelete={() => setDeleting(address)}
            />
          </li>
        ))}
      </ul>
      <Button icon="plus" isWide onClick={() => navigation.open('pages/address/insert/insert')}>
        <Trans>New address</Trans>
      </Button>
      <DeleteAddressDialog address={deleting} onClose={() => setDeleting(null)} />
    </div>
  );
}
