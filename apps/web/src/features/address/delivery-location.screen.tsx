import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../platform/language.ts';
import { choosePlace } from '../../platform/location.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { useIsSignedIn } from '../../platform/session.ts';
import { addressesQuery, type MemberAddress } from './address.query.ts';
import { CurrentPlace } from './places/current-place.tsx';
import { DeviceRow } from './places/device-row.tsx';
import { Group, type NamedPlace, PlaceList, PlaceRow } from './places/place-list.tsx';

/** Sets the place of this visit: by the device, a saved address, or a place that the guest knows. */
export default function DeliveryLocationScreen() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const isSignedIn = useIsSignedIn();
  const choose = ({ label, position }: Pick<NamedPlace, 'label' | 'position'>) => {
    choosePlace({ label, position });
    navigation.back();
  };
  return (
    <div className="grid grid-cols-1 gap-5 p-4">
      <CurrentPlace />
      <DeviceRow onLocated={navigation.back} />
      {isSignedIn && <SavedAddresses title={t`My addresses`} onChoose={choose} />}
      <PlaceList onChoose={choose} />
    </div>
  );
}

type SavedAddressesProps = {
  readonly title: string;
  readonly onChoose: (place: Pick<NamedPlace, 'label' | 'position'>) => void;
};

function SavedAddresses({ title, onChoose }: SavedAddressesProps) {
  const { data } = useQuery(addressesQuery(useLanguage()));
  if (!data || data.records.length === 0) return null;
  return (
    <Group title={title}>
      {data.records.map((address) => (
        <PlaceRow key={address.id} onPress={() => onChoose(placeOf(address))}>
          <span dir="auto" className="block">
            {address.address}
          </span>
          <span dir="auto" className="block text-small text-faint">
            {address.city}, {address.doorNumber}
          </span>
        </PlaceRow>
      ))}
    </Group>
  );
}

const placeOf = ({ address, latitude, longitude }: MemberAddress) => ({
  label: address,
  position: { latitude, longitude },
});
