import { Button, Card, DottedLine, RadioGroup, toast } from '@chifan/ui';
import { formatDistance } from '@chifan/ui/format-distance';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { MemberAddress } from '../../../data/address.ts';
import { invalidateOrder, type OrderDetail } from '../../../data/ordering.ts';
import { api, GuestConfirmationNeeded, type InputOf } from '../../../platform/api.ts';
import { toastFailure } from '../../../platform/calls/toast-failure.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { FarDialog, farDistance } from '../far-dialog.tsx';
import { metresBetween } from '../search/found-place.ts';

type ReplaceAddressProps = { readonly order: OrderDetail; readonly addresses: readonly MemberAddress[] };

export function ReplaceAddress({ order, addresses }: ReplaceAddressProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<number | null>(null);
  const replace = useReplaceAddress();
  const send = (addressId: number, isFarConfirmed: boolean) =>
    replace.mutate({ orderId: order.id, addressId, isFarConfirmed });
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <Now order={order} />
      <Card className="grid grid-cols-1 gap-3">
        <RadioGroup
          label={addresses.length > 0 ? t`New delivery address` : t`No saved addresses yet`}
          value={chosen === null ? null : String(chosen)}
          onChange={(id) => setChosen(Number(id))}
          choices={addresses.map((address) => ({
            value: String(address.id),
            label: <Lines text={`${address.address}, ${address.doorNumber}`} />,
            hint: <Away order={order} address={address} />,
          }))}
        />
        <NewAddressButton />
      </Card>
      <p className="text-note text-soft">
        <Trans>The price stays the same. You can’t switch to an option that costs more.</Trans>
      </p>
      <Button
        isWide
        disabled={chosen === null}
        isBusy={replace.isPending}
        onClick={() => chosen && send(chosen, false)}
      >
        <Trans>Deliver there</Trans>
      </Button>
      <FarDialog
        distanceMetres={farDistance(replace.error)}
        isBusy={replace.isPending}
        onAccept={() => chosen && send(chosen, true)}
        onClose={replace.reset}
      />
    </div>
  );
}

function Now({ order: { address } }: { readonly order: OrderDetail }) {
  const { t } = useLingui();
  if (address === null) return null;
  return (
    <Card title={t`Current address`}>
      <Lines text={`${address.address}, ${address.doorNumber}`} />
      <p lang="zh-CN" className="text-note text-soft">
        <bdi>{address.addressZh}</bdi>
      </p>
    </Card>
  );
}

function NewAddressButton() {
  const navigation = useNavigation();
  return (
    <Button
      variant="secondary"
      icon="plus"
      onClick={() => navigation.open('pages/address/insert/insert')}
      className="justify-self-start"
    >
      <Trans>New address</Trans>
    </Button>
  );
}

const Lines = ({ text }: { readonly text: string }) => (
  <span className="block font-medium">
    <bdi>{text}</bdi>
  </span>
);

function Away({ order, address }: { readonly order: OrderDetail; readonly address: MemberAddress }) {
  const language = useLanguage();
  const metres = order.address && metresBetween({ guest: order.address, place: address });
  return (
    <DottedLine>
      <bdi>{address.contact}</bdi>
      <bdi>{formatDistance(metres ?? 0, language)}</bdi>
    </DottedLine>
  );
}

/**
 * Replaces the address. If the new place is far away, the server rejects it until the guest confirms. Any other error
 * is shown as a toast.
 */
function useReplaceAddress() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const queries = useQueryClient();
  return useMutation({
    meta: { isQuiet: true },
    mutationFn: (asked: InputOf<'/rest/order/address/replace'>) => api('/rest/order/address/replace', asked),
    onSuccess: async () => {
      // Wait until the order is marked as outdated. Otherwise the order screen would briefly show the old address.
      await invalidateOrder(queries);
      toast(t`Your food goes to the new address`, { kind: 'success' });
      navigation.back();
    },
    onError: (error) => {
      if (!(error instanceof GuestConfirmationNeeded)) toastFailure(error);
    },
  });
}
