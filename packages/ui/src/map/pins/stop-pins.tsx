import type { Position } from '@chifan/domain/address';
import { classNames } from '../../class-names.ts';
import { Icon, type IconName } from '../../icons/icon.tsx';
import { MapPin } from './map-pin.tsx';

type StopPinProps = {
  readonly at: Position;
  readonly icon: IconName;
  readonly label: string;
  readonly isLoud?: boolean;
};

/** Pin of a courier's stop, where food is collected or delivered. */
export const StopPin = ({ at, icon, label, isLoud = false }: StopPinProps) => (
  <MapPin at={at}>
    <span
      role="img"
      aria-label={label}
      className={classNames(
        'flex size-11 items-center justify-center rounded-full rounded-be-none border-2 border-brand shadow-raised',
        isLoud ? 'bg-brand text-on-brand' : 'bg-surface',
      )}
    >
      <Icon name={icon} />
    </span>
  </MapPin>
);

export const CourierDot = ({ at, label }: { readonly at: Position; readonly label: string }) => (
  <MapPin at={at} isDot>
    <span
      role="img"
      aria-label={label}
      className="flex size-10 items-center justify-center rounded-full border-2 border-surface bg-ink text-canvas shadow-raised"
    >
      <Icon name="scooter" />
    </span>
  </MapPin>
);
