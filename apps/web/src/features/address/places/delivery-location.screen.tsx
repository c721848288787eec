import { Button, ListRow } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { addressesQuery, type MemberAddress, placeOfAddress } from '../../../data/address.ts';
import { useLanguage } from '../../../platform/language.ts';
import { useLocation } from '../../../platform/location.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { choosePlace, requestDeviceLocation } from '../../../platform/place/find-location.ts';
import { consumePickedPlace, type PickedPlace } from '../../../platform/place/picked-place.ts';
import { useIsSignedIn } from '../../../platform/session/session.ts';
import { PlaceRow } from '../search/place-row.tsx';
import { RecentList } from '../search/recent-list.tsx';
import { CurrentPlace } from './current-place.tsx';

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
          onChoose={(address) => {
            choosePlace(placeOfAddress(address));
            navigation.back();
          }}
        />
      )}
      <RecentList onPick={choose} />
    </div>
  );
}

function useChosenPlace() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const [picked] = useState(consumePickedPlace);
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

/** Shows the state of the device’s position: idle, loading, successful or failed (rule address-11). */
function DeviceRow({ onLocated }: { readonly onLocated: () => void }) {
  const { positionStatus, errorMessage } = useLocation();
  const [isUnknown, setIsUnknown] = useState(false);
  const find = async () => {
    setIsUnknown(false);
    if (await requestDeviceLocation()) onLocated();
    else setIsUnknown(true);
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <Button icon="aim" isWide isBusy={positionStatus === 'loading'} onClick={() => void find()}>
        <Trans>Use my current location</Trans>
      </Button>
      <div role="status" className="grid gap-1 text-center text-note empty:hidden">
        {positionStatus === 'failed' && errorMessage !== null && (
          <p dir="auto" className="text-bad">
            {errorMessage}
          </p>
        )}
        {/* A denied permission is no error (rule address-21), but the tap still needs a visible response. */}
        {isUnknown && errorMessage === null && (
          <p className="text-soft">
            <Trans>Your browser doesn’t share your exact location. Search for it or set it on the map.</Trans>
          </p>
        )}
      </div>
    </div>
  );
}

function SavedAddresses({ onChoose }: { readonly onChoose: (address: MemberAddress) => void }) {
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

function PlaceGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="grid grid-cols-1 gap-2">
      <h2 className="text-body font-semibold">{title}</h2>
      <ul className="overflow-hidden rounded-card bg-surface shadow-card">{children}</ul>
    </section>
  );
}
