import { ListRow } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { choosePlace, useLocation } from '../../platform/location.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { type PickedPlace, takePickedPlace } from '../../platform/place/picked-place.ts';
import { useIsSignedIn } from '../../platform/session.ts';
import { CurrentPlace } from './places/current-place.tsx';
import { DeviceRow } from './places/device-row.tsx';
import { SavedAddresses } from './places/saved-addresses.tsx';
import { RecentList } from './search/recent-list.tsx';

/** Sets the place of this visit: by the device, by name, on the map, or out of the address book. */
export default function DeliveryLocationScreen() {
  const navigation = useNavigation();
  const isSignedIn = useIsSignedIn();
  const choose = useChosenPlace();
  return (
    <div className="grid grid-cols-1 gap-5 p-4">
      <CurrentPlace />
      <DeviceRow onLocated={navigation.back} />
      <WaysToPlace />
      {isSignedIn && (
        <SavedAddresses
          onChoose={({ address, city, latitude, longitude }) => {
            choosePlace({ label: address, city, position: { latitude, longitude } });
            navigation.back();
          }}
        />
      )}
      <RecentList onPick={choose} />
    </div>
  );
}

/** What the guest brings back from the map or the search is where they are. */
function useChosenPlace() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const [picked] = useState(takePickedPlace);
  const choose = ({ position, name, address, city }: PickedPlace) => {
    const label = name || address || t`The place on the map`;
    choosePlace({ label, position, ...(city === '' ? {} : { city }) });
    navigation.back();
  };
  const begin = useEffectEvent(() => picked && choose(picked));
  useEffect(() => void begin(), []);
  return choose;
}

function WaysToPlace() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const here = useLocation((location) => location.position);
  return (
    <div className="overflow-hidden rounded-card shadow-card">
      <ListRow
        icon="search"
        label={t`Search for a place`}
        hint={t`Street, hotel, building or landmark`}
        onPress={() => navigation.open('pages/address/search/search')}
      />
      <ListRow
        icon="pin"
        label={t`Choose on the map`}
        onPress={() => navigation.open('pages/address/choose/address_picker', { ...here })}
      />
    </div>
  );
}
