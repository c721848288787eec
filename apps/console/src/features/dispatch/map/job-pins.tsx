import type { BoardJob } from '@chifan/contract/dispatch/views';
import { mapZoom } from '@chifan/domain/app';
import { kitchenCallNumber } from '@chifan/domain/ordering';
import { classNames, useNow } from '@chifan/ui';
import { clustersOf, MapPin, useMapView, useStreetMap } from '@chifan/ui/map';
import { t } from '@lingui/core/macro';
import { shopText } from '../../../texts/dish-name.tsx';
import { isLate, stageOf } from '../board-view.ts';
import { nextInCycle, placeOfJob } from './board-places.ts';
import { JobMark, stageLabels } from './marks.tsx';

type JobPinsProps = {
  readonly jobs: readonly BoardJob[];
  readonly chosen: BoardJob | null;
  readonly onChoose: (job: BoardJob) => void;
};

/**
 * Jobs that are close together share one pin that shows the number of jobs. A tap on the pin zooms in. If all jobs of a
 * pin are at the same position, each tap selects the next job.
 */
export function JobPins({ jobs, chosen, onChoose }: JobPinsProps) {
  const map = useStreetMap();
  const { zoom } = useMapView();
  const isChosen = ({ orderId }: BoardJob) => orderId === chosen?.orderId;
  const press = (things: readonly BoardJob[]) => {
    if (things.length > 1 && zoom < mapZoom.max && isSpread(things))
      return map.fit(things.map(placeOfJob), mapZoom.max);
    const next = nextInCycle(things, isChosen);
    if (next) onChoose(next);
  };
  return clustersOf(jobs, placeOfJob, zoom).map(({ at, things }) => (
    <MapPin key={things.map(({ orderId }) => orderId).join(' ')} at={at} isDot>
      <Pin jobs={things} isChosen={things.some(isChosen)} onPress={() => press(things)} />
    </MapPin>
  ));
}

const isSpread = (jobs: readonly BoardJob[]) =>
  new Set(jobs.map((job) => Object.values(placeOfJob(job)).join(' '))).size > 1;

type PinProps = { readonly jobs: readonly BoardJob[]; readonly isChosen: boolean; readonly onPress: () => void };

/** A pin for one or several jobs. It shows the state of the first job, which has the earliest deadline. */
function Pin({ jobs, isChosen, onPress }: PinProps) {
  const now = useNow();
  const [first] = jobs;
  if (!first) return null;
  const count = jobs.length;
  const late = isLate(first, now);
  const stage = stageOf(first);
  const [number, shop, state] = [kitchenCallNumber(first), shopText(first), stageLabels[stage]()];
  const lateness = late ? t`，已超时` : '';
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-label={
        count > 1 ? t`这里有 ${count} 单，最急的${state}${lateness}` : t`${number} ${shop}，${state}${lateness}`
      }
      onClick={onPress}
      className={classNames(
        'flex size-11 items-center justify-center rounded-full',
        isChosen && '[scale:1.3] outline-3 outline-link',
      )}
    >
      <JobMark stage={stage} isLate={late} count={count} />
    </button>
  );
}
