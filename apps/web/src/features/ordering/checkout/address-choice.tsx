import { Button, Card, ErrorState, RadioGroup, Skeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { addressesQuery, type MemberAddress } from '../../../data/address.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { addressOf, type CheckoutDraft } from './checkout-draft.ts';

type AddressChoiceProps = {
  readonly draft: CheckoutDraft;
  readonly onChange: (changes: Partial<CheckoutDraft>) => void;
};

export function AddressChoice({ draft, onChange }: AddressChoiceProps) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const { data, error: failure, refetch } = useQuery(addressesQuery(useLanguage()));
  if (failure && !data) return <ErrorState error={failure} onRetry={() => void refetch()} />;
  const addresses = data?.records ?? [];
  const add = () => {
    onChange({ addressesBefore: addresses.map(({ id }) => id) });
    navigation.open('pages/address/insert/insert');
  };
  return (
    <Card className="grid grid-cols-1 gap-3">
      {!data && <Skeleton className="h-24" />}
      {data && (
        <RadioGroup
          label={addresses.length > 0 ? t`Delivery address` : t`No address saved yet`}
          value={String(addressOf(draft, addresses)?.id ?? '')}
          onChange={(id) => onChange({ addressId: Number(id), addressesBefore: null })}
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
        {addresses.length > 0 && (
          <Button variant="quiet" icon="edit" onClick={() => navigation.open('pages/address/index/index')}>
            <Trans>Edit addresses</Trans>
          </Button>
        )}
      </div>
    </Card>
  );
}

const AddressLines = ({ address }: { readonly address: MemberAddress }) => (
  <span className="block font-medium">
    <bdi>
      {address.address}, {address.doorNumber}
    </bdi>
  </span>
);

const AddressContact = ({ address }: { readonly address: MemberAddress }) => (
  <>
    <bdi>{address.contact}</bdi> · <bdi dir="ltr">{address.phone}</bdi>
  </>
);
