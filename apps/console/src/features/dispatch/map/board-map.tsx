import type { BoardJob } from '@chifan/contract/dispatch/views';
import { mapZoom } from '@chifan/domain/app';
import { EmptyState, IconButton } from '@chifan/ui';
import { FitTo, MapLine, StopPin, useMapTexts } from '@chifan/ui/map';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { MapBox } from '../../../platform/map/map-box.tsx';
import { shopText } from '../../../texts/dish-name.tsx';
import { type OnDuty, stageOf } from '../board-view.ts';
import { couriersWithPosition, type PlacedCourier, positionOf, positionsToFit } from './board-places.ts';
import { ChosenCouriers } from './chosen-couriers.tsx';
import { CourierPins } from './courier-pins.tsx';
import { JobPins } from './job-pins.tsx';

type BoardMapProps = {
  readonly jobs: readonly BoardJob[];
  readonly couriers: readonly OnDuty[];
  readonly chosen: BoardJob | null;
  /** Called when the operator selects a job. Null ends the selection, and the map shows all jobs again. */
  readonly onChoose: (job: BoardJob | null) => void;
};

/**
 * Map of the listed jobs and the couriers on duty. A selected job also shows a line from the shop to the guest's
 * address, and the names of nearby couriers (rule courier-28).
 */
export function BoardMap({ jobs, couriers, chosen, onChoose }: BoardMapProps) {
  const words = useMapTexts(t`配送地图`);
  const [tapped, setTapped] = useState<readonly number[]>([]);
  const [looks, setLooks] = useState(0);
  const placed = couriersWithPosition(couriers);
  const [first] = positionsToFit(jobs, placed, chosen);
  if (first === undefined)
    return <EmptyState icon="map" title={t`地图上没有可显示的`}>{t`有配送或骑手上报位置后会自动出现。`}</EmptyState>;
  const showAll = () => {
    setLooks(looks + 1);
    onChoose(null);
  };
  return (
    <section aria-label={t`配送地图`}>
      <MapBox
        words={words}
        start={{ centre: first, zoom: mapZoom.start }}
        className="h-[50dvh] min-h-80 rounded-card border border-line lg:h-[calc(100dvh-18.5rem)]"
        overlay={
          <>
            <IconButton
              icon="aim"
              label={t`回到全图`}
              variant="outlined"
              className="absolute start-2 top-2 z-10 shadow-raised"
              onClick={showAll}
            />
            <ChosenCouriers couriers={placed.filter(({ id }) => tapped.includes(id))} onClose={() => setTapped([])} />
          </>
        }
      >
        <Shown jobs={jobs} couriers={placed} chosen={chosen} looks={looks} onChoose={onChoose} onTap={setTapped} />
      </MapBox>
    </section>
  );
}

type ShownProps = Pick<BoardMapProps, 'jobs' | 'chosen' | 'onChoose'> & {
  readonly couriers: readonly PlacedCourier[];
  readonly looks: number;
  readonly onTap: (courierIds: readonly number[]) => void;
};

function Shown({ jobs, couriers, chosen, looks, onChoose, onTap }: ShownProps) {
  const isNothing = jobs.length === 0;
  return (
    <>
      <FitTo
        positions={positionsToFit(jobs, couriers, chosen)}
        when={chosen === null ? `all ${looks} ${isNothing}` : `job ${chosen.orderId}`}
      />
      {chosen && <MapLine from={positionOf(chosen.shop)} to={positionOf(chosen.door)} />}
      {chosen && <OtherEnd job={chosen} />}
      <CourierPins
        couriers={couriers}
        chosen={chosen}
        onChoose={(tapped) => onTap(tapped.map((courier) => courier.id))}
      />
      <JobPins jobs={jobs} chosen={chosen} onChoose={onChoose} />
    </>
  );
}

/**
 * The pin of a job is at the next stop of its courier. This component marks the other stop of the job: the guest's
 * address before the food is collected, and the shop afterwards.
 */
function OtherEnd({ job }: { readonly job: BoardJob }) {
  const { shop, door, addressZh } = job;
  if (stageOf(job) === 'bringing') return <StopPin at={positionOf(shop)} icon="shop" label={shopText(job)} />;
  return <StopPin at={positionOf(door)} icon="home" label={t`送到：${addressZh}`} />;
}
