import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { addressesQuery, type MemberAddress } from '../../../data/address.ts';
import { useLanguage } from '../../../platform/language.ts';
import { PlaceRow } from '../search/place-row.tsx';
import { PlaceGroup } from './place-group.tsx';

/** The address book as places to look around; nothing where it is empty. */
export function SavedAddresses({ onChoose }: { readonly onChoose: (address: MemberAddress) => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data } = useQuery(addressesQuery(language));
  if (!data || data.records.length === 0) return null;
  return (
    <PlaceGroup title={t`My addresses`}>
      {data.records.map((address) => (
        <PlaceRow
          key={address.id}
          icon="home"
          name={{ text: address.address, language }}
          nameZh={address.addressZh}
          address={`${address.city}, ${address.doorNumber}`}
          onPress={() => onChoose(address)}
        />
      ))}
    </PlaceGroup>
  );
}
