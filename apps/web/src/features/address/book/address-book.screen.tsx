import { Badge, Button, CardListSkeleton, DottedLine, ErrorState, IconButton, InfiniteScroll } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addressPagesQuery, invalidateAddresses, type MemberAddress } from '../../../data/address.ts';
import { api } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { placeTagIcons, placeTagLabels } from '../place-tags.ts';
import { DeleteAddressDialog } from './delete-address-dialog.tsx';
import { NoAddress } from './no-address.tsx';

/** The guest’s delivery addresses, ten per page, with the default address first (rule address-7). */
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
      <AddressList addresses={addresses} />
      <InfiniteScroll of={pages}>
        <Trans>More addresses</Trans>
      </InfiniteScroll>
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

function AddressList({ addresses }: { readonly addresses: readonly MemberAddress[] }) {
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

type AddressCardProps = {
  readonly address: MemberAddress;
  readonly isBusy: boolean;
  readonly onMakeDefault: () => void;
  readonly onDelete: () => void;
};

function AddressCard({ address, isBusy, onMakeDefault, onDelete }: AddressCardProps) {
  const { t, i18n } = useLingui();
  const navigation = useNavigation();
  const edit = () => navigation.open('pages/address/edit/edit', { addressId: String(address.id) });
  const name = address.address;
  return (
    <article className="grid grid-cols-1 gap-2 rounded-card bg-surface p-4 shadow-card">
      {(address.isDefault || address.tag) && (
        <p className="flex flex-wrap gap-2">
          {address.isDefault && (
            <Badge tone="good" icon="check">
              <Trans>Default</Trans>
            </Badge>
          )}
          {address.tag && <Badge icon={placeTagIcons[address.tag]}>{i18n._(placeTagLabels[address.tag])}</Badge>}
        </p>
      )}
      <h2 className="font-semibold">
        <bdi>
          {name}, {address.doorNumber}
        </bdi>
      </h2>
      {address.addressZh !== name && (
        <p lang="zh-CN" className="text-note text-soft">
          <bdi>{address.addressZh}</bdi>
        </p>
      )}
      <p className="text-note text-soft">
        <DottedLine>
          <bdi>{address.city}</bdi>
          <bdi>{address.contact}</bdi>
          <bdi dir="ltr" className="figures">
            {address.phone}
          </bdi>
        </DottedLine>
      </p>
      <div className="-mb-2 flex items-center justify-end gap-1 border-t border-line pt-2">
        {!address.isDefault && (
          <Button variant="quiet" isBusy={isBusy} onClick={onMakeDefault} className="me-auto -ms-4">
            <Trans>Set as default</Trans>
          </Button>
        )}
        <IconButton icon="edit" label={t`Edit: ${name}`} onClick={edit} />
        <IconButton icon="trash" label={t`Delete: ${name}`} onClick={onDelete} />
      </div>
    </article>
  );
}
