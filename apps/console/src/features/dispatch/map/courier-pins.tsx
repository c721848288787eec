import type { BoardJob } from '@chifan/contract/dispatch/views';
import { useNow } from '@chifan/ui';
import { clustersOf, MapPin, useMapView } from '@chifan/ui/map';
import { t } from '@lingui/core/macro';
import { distance, isOnBreak } from '../board-view.ts';
import { type PlacedCourier, positionOf } from './board-places.ts';
import { CourierMark } from './marks.tsx';

type CourierPinsProps = {
  readonly couriers: readonly PlacedCourier[];
  readonly chosen: BoardJob | null;
  readonly onChoose: (couriers: readonly PlacedCourier[]) => void;
};

const at = ({ place }: PlacedCourier) => positionOf(place);

/**
 * Pins of the couriers. While a job is selected, the pins of its courier and of nearby couriers show names. The pins of
 * nearby couriers also show the distance to the restaurant of the job.
 */
export function CourierPins({ couriers, chosen, onChoose }: CourierPinsProps) {
  const { zoom } = useMapView();
  const concerned = new Map(chosen?.near.map(({ courierId, metres }) => [courierId, distance(metres)]));
  if (chosen?.courier) concerned.set(chosen.courier.id, t`已接这一单`);
  const [named, others] = [
    couriers.filter(({ id }) => concerned.has(id)),
    couriers.filter(({ id }) => !concerned.has(id)),
  ];
  const clusters = [
    ...clustersOf(others, at, zoom),
    ...named.map((courier) => ({ at: at(courier), things: [courier] as readonly PlacedCourier[] })),
  ];
  return clusters.map(({ at: place, things }) => (
    <MapPin key={things.map(({ id }) => id).join(' ')} at={place} isDot>
      <Pin couriers={things} about={concerned.get(things[0]?.id ?? 0)} onPress={() => onChoose(things)} />
    </MapPin>
  ));
}

type PinProps = {
  readonly couriers: readonly PlacedCourier[];
  readonly about: string | undefined;
  readonly onPress: () => void;
};

function Pin({ couriers, about, onPress }: PinProps) {
  const now = useNow();
  const [first] = couriers;
  if (!first) return null;
  const { name, jobsInHand, place } = first;
  const count = couriers.length;
  const isResting = isOnBreak(first, now);
  const rest = isResting ? t`，休息中` : '';
  const jobs = count > 1 ? Math.min(...couriers.map((courier) => courier.jobsInHand)) : jobsInHand;
  return (
    <div className="relative">
      <button
        type="button"
        aria-label={count > 1 ? t`这里有 ${count} 位骑手` : t`骑手${name}，手上 ${jobsInHand} 单${rest}`}
        onClick={onPress}
        className="flex size-11 items-center justify-center rounded-full"
      >
        <CourierMark
          jobs={jobs}
          count={count}
          isTold={count > 1 || place.isTold}
          isResting={count === 1 && isResting}
        />
      </button>
      {about !== undefined && (
        <span className="pointer-events-none absolute start-1/2 top-full -translate-x-1/2 rounded-small bg-surface px-1.5 text-small whitespace-nowrap text-ink shadow-raised">
          {name} {about}
        </span>
      )}
    </div>
  );
}
