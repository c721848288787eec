import { Button, Card, DottedLine, ErrorState, RadioGroup, Skeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { addressesQuery, type MemberAddress, placeOfAddress } from '../../../data/address.ts';
import { isOnDevice } from '../../../data/device-address.ts';
import { openAndFocus } from '../../../platform/forms/open-and-focus.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { choosePlace } from '../../../platform/place/find-location.ts';
import { addressOf, type CheckoutDraft } from '../draft/checkout-draft.ts';

type AddressChoiceProps = {
  readonly draft: CheckoutDraft;
  readonly problem: string | undefined;
  readonly onChange: (changes: Partial<CheckoutDraft>) => void;
};

/** Shows the chosen address in two lines. Shows all addresses on demand, or if the chosen one has a problem. */
export function AddressChoice({ draft, problem, onChange }: AddressChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { data, error: failure, refetch } = useQuery(addressesQuery(useLanguage()));
  if (failure && !data) return <ErrorState error={failure} onRetry={() => void refetch()} />;
  const addresses = data?.records ?? [];
  const chosen = addressOf(draft, addresses);
  const isShut = chosen && !isOpen && problem === undefined;
  return (
    <div ref={place}>
      {isShut ? (
        <ChosenAddress address={chosen} onEdit={() => openAndFocus(place, () => setOpen(true))} />
      ) : (
        <Addresses addresses={data?.records} chosenId={chosen?.id} onChange={onChange} />
      )}
    </div>
  );
}

type AddressesProps = Pick<AddressChoiceProps, 'onChange'> & {
  /** undefined while the addresses are loading. */
  readonly addresses: readonly MemberAddress[] | undefined;
  readonly chosenId: number | undefined;
};

function Addresses({ addresses, chosenId, onChange }: AddressesProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const choose = (address: MemberAddress | undefined) => {
    if (!address) return;
    choosePlace(placeOfAddress(address));
    onChange({ addressId: address.id, addressesBefore: null });
  };
  const add = () => {
    onChange({ addressesBefore: addresses?.map(({ id }) => id) ?? [] });
    navigation.open('pages/address/insert/insert');
  };
  return (
    <Card className="grid grid-cols-1 gap-3">
      {!addresses && <Skeleton className="h-24" />}
      {addresses && (
        <RadioGroup
          label={addresses.length > 0 ? t`Delivery address` : t`No saved addresses yet`}
          value={String(chosenId ?? '')}
          onChange={(id) => choose(addresses.find((address) => address.id === Number(id)))}
          choices={addresses.map((address) => ({
            value: String(address.id),
            label: <AddressLines address={address} />,
            hint: <AddressContact address={address} />,
          }))}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" icon="plus" onClick={add}>
          <Trans>New address</Trans>
        </Button>
        {addresses?.some((address) => !isOnDevice(address)) && (
          <Button variant="quiet" icon="edit" onClick={() => navigation.open('pages/address/index/index')}>
            <Trans>Edit addresses</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}

type ChosenAddressProps = { readonly address: MemberAddress; readonly onEdit: () => void };

function ChosenAddress({ address, onEdit }: ChosenAddressProps) {
  const { t } = useLingui();
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-3">
      <div className="min-w-[min(7.5rem,100%)] flex-1 text-note">
        <h2 className="text-small text-soft">{t`Delivery address`}</h2>
        <AddressLines address={address} />
        <p className="text-small text-soft">
          <AddressContact address={address} />
        </p>
      </div>
      <Button variant="quiet" icon="edit" onClick={onEdit}>
        <Trans>Change</Trans>
      </Button>
    </Card>
  );
}

/** The address in the guest’s language and, if it differs, in Chinese as the courier reads it. */
const AddressLines = ({ address }: { readonly address: MemberAddress }) => (
  <>
    <span className="block font-medium">
      <bdi>
        {address.address}, {address.doorNumber}
      </bdi>
    </span>
    {address.addressZh !== '' && address.addressZh !== address.address && (
      <span lang="zh-CN" className="block text-small text-soft">
        <bdi>{address.addressZh}</bdi>
      </span>
    )}
  </>
);

const AddressContact = ({ address }: { readonly address: MemberAddress }) => (
  <DottedLine>
    <bdi>{address.contact}</bdi>
    <bdi dir="ltr">{address.phone || address.secondContact}</bdi>
  </DottedLine>
);
