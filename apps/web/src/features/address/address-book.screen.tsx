import { Button, CardListSkeleton, ErrorState } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addressPagesQuery, invalidateAddresses, type MemberAddress } from '../../data/address.ts';
import { api } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { AddressCard } from './book/address-card.tsx';
import { DeleteAddressDialog } from './book/delete-address-dialog.tsx';
import { MoreAddresses } from './book/more-addresses.tsx';
import { NoAddress } from './book/no-address.tsx';

/** The default first, ten a page (rule address-7). */
export default function AddressBookScreen() {
  const navigation = useNavigation();
  const pages = useInfiniteQuery(addressPagesQuery(useLanguage()));
  if (!pages.data) {
    const { error, refetch } = pages;
    return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <CardListSkeleton count={3} />;
  }
  const addresses = pages.data.pages.flatMap((page) => page.records);
  if (addresses.length === 0) return <NoAddress />;
  return (
    <div className="grid grid-cols-1 gap-3 p-4">
      <Book addresses={addresses} />
      {pages.hasNextPage && (
        <MoreAddresses isBusy={pages.isFetchingNextPage} onMore={() => void pages.fetchNextPage()} />
      )}
      <Button
        icon="plus"
        isWide
        onClick={() => navigation.open('pages/address/insert/insert')}
        className="sticky bottom-4 shadow-raised"
      >
        <Trans>New address</Trans>
      </Button>
    </div>
  );
}

function Book({ addresses }: { readonly addresses: readonly MemberAddress[] }) {
  const queries = useQueryClient();
  const [deleting, setDeleting] = useState<MemberAddress | null>(null);
  const makeDefault = useMutation({
    mutationFn: (id: number) => api('/rest/member/deliveryAddress/setDefault', { id }),
    onSettled: () => invalidateAddresses(queries),
  });
  return (
    <>
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
      <DeleteAddressDialog address={deleting} onClose={() => setDeleting(null)} />
    </>
  );
}
