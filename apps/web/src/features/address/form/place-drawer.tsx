import { Drawer } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { type PlacePosition, useLocation } from '../../../platform/location.ts';
import { DeviceRow } from '../places/device-row.tsx';
import { type NamedPlace, PlaceList } from '../places/place-list.tsx';

type PlaceDrawerProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onPosition: (position: PlacePosition) => void;
  readonly onPlace: (place: NamedPlace) => void;
};

/** Where the address lies: where the guest stands, or at a place that they know. */
export function PlaceDrawer({ isOpen, onClose, onPosition, onPlace }: PlaceDrawerProps) {
  const { t } = useLingui();
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t`Where is it?`}>
      <div className="grid grid-cols-1 gap-5">
        <DeviceRow
          onLocated={() => {
            onPosition(useLocation.getState().position);
            onClose();
          }}
        />
        <PlaceList
          onChoose={(place) => {
            onPlace(place);
            onClose();
          }}
        />
      </div>
    </Drawer>
  );
}
