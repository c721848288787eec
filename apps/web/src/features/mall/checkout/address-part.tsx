import { Button, Card, classNames, DottedLine, Drawer, ErrorState, FieldError, RadioGroup, Skeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { addressesQuery, type MemberAddress } from '../../../data/address.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { changeDraft } from './checkout-draft.ts';

type AddressPartProps = {
  readonly chosen: MemberAddress | undefined;
  readonly isMissed: boolean;
};

export function AddressPart({ chosen, isMissed }: AddressPartProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const [isChoosing, setIsChoosing] = useState(false);
  const { data, error, refetch } = useQuery(addressesQuery(useLanguage()));
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  const addresses = data?.records ?? [];
  const add = () => {
    changeDraft({ addressesBefore: addresses.map(({ id }) => id) });
    navigation.open('pages/address/insert/insert');
  };
  return (
    <Card title={t`Deliver to`} className={classNames('grid grid-cols-1 gap-2', isMissed && 'outline-2 outline-bad')}>
      {!data && <Skeleton className="h-16" />}
      {data && !chosen && (
        <p className="text-note text-soft">
          <Trans>No saved addresses yet</Trans>
        </p>
      )}
      {chosen && <ChosenAddress address={chosen} />}
      {isMissed && <FieldError message={t`Add an address for the parcel first.`} />}
      <div className="flex flex-wrap gap-2">
        {addresses.length > 1 && (
          <Button variant="secondary" icon="pin" onClick={() => setIsChoosing(true)}>
            <Trans>Another address</Trans>
          </Button>
        )}
        <Button variant={chosen ? 'quiet' : 'primary'} icon="plus" disabled={!data} onClick={add}>
          <Trans>New address</Trans>
        </Button>
      </div>
      <Drawer isOpen={isChoosing} onClose={() => setIsChoosing(false)} title={t`Deliver to`}>
        <RadioGroup
          label={t`Deliver to`}
          isLabelHidden
          value={String(chosen?.id ?? '')}
          onChange={(id) => {
            changeDraft({ addressId: Number(id), addressesBefore: null });
            setIsChoosing(false);
          }}
          choices={addresses.map((address) => ({
            value: String(address.id),
            label: <AddressLine address={address} />,
            hint: <Contact address={address} />,
          }))}
        />
      </Drawer>
    </Card>
  );
}

/** The chosen address, with the Chinese text that is written on the parcel. */
const ChosenAddress = ({ address }: { readonly address: MemberAddress }) => (
  <div className="grid gap-0.5">
    <p className="font-medium">
      <AddressLine address={address} />
    </p>
    {address.addressZh !== address.address && (
      <p lang="zh-CN" className="text-small text-soft">
        <bdi>{address.addressZh}</bdi>
      </p>
    )}
    <p className="text-small text-soft">
      <Contact address={address} />
    </p>
  </div>
);

const AddressLine = ({ address: { address, doorNumber } }: { readonly address: MemberAddress }) => (
  <bdi>
    {address}, {doorNumber}
  </bdi>
);

const Contact = ({ address: { contact, phone, secondContact } }: { readonly address: MemberAddress }) => (
  <DottedLine>
    <bdi>{contact}</bdi>
    <bdi dir="ltr" className="figures">
      {phone === '' ? secondContact : phone}
    </bdi>
  </DottedLine>
);
