import type { BoardJob } from '@chifan/contract/dispatch/views';
import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { Segments } from '../../forms/segments.tsx';
import type { OnDuty } from './board-view.ts';
import { JobRow } from './job-row.tsx';
import { BoardMap } from './map/board-map.tsx';
import { MapLegend } from './map/map-legend.tsx';

type BoardProps = {
  readonly jobs: readonly BoardJob[];
  readonly couriers: readonly OnDuty[];
  /** Shown instead of the list if there are no jobs. */
  readonly none: ReactNode;
};

/** The list and the map of deliveries side by side. A job selected in one is also selected in the other. */
export function SideBySideBoard({ jobs, couriers, none }: BoardProps) {
  const { chosen, choose } = useChosen(jobs);
  const chooseOnMap = (job: BoardJob | null) => {
    choose(job);
    if (job !== null) document.getElementById(rowId(job))?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <JobList jobs={jobs} couriers={couriers} none={none} chosen={chosen} onChoose={choose} />
      <div className="sticky top-20 grid gap-3">
        <BoardMap jobs={jobs} couriers={couriers} chosen={chosen} onChoose={chooseOnMap} />
        <MapLegend />
      </div>
    </div>
  );
}

type Side = 'list' | 'map';

/** The list or the map of deliveries on a narrow screen. The selected job appears below the map. */
export function SwitchedBoard({ jobs, couriers, none }: BoardProps) {
  const [side, setSide] = useState<Side>('list');
  const { chosen, choose } = useChosen(jobs);
  const showOnMap = (job: BoardJob | null) => {
    choose(job);
    if (job !== null) setSide('map');
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <Segments<Side>
        label={t`显示方式`}
        choices={[
          { value: 'list', label: t`列表` },
          { value: 'map', label: t`地图` },
        ]}
        value={side}
        onChange={setSide}
      />
      {side === 'list' ? (
        <JobList jobs={jobs} couriers={couriers} none={none} chosen={chosen} onChoose={showOnMap} />
      ) : (
        <>
          <BoardMap jobs={jobs} couriers={couriers} chosen={chosen} onChoose={choose} />
          <section aria-label={t`选中的配送单`}>
            {chosen ? (
              <JobRow job={chosen} couriers={couriers} isChosen onChoose={choose} />
            ) : (
              <p className="text-note text-soft">{t`点地图上的配送单，在这里查看和指派。`}</p>
            )}
          </section>
          <MapLegend />
        </>
      )}
    </div>
  );
}

type JobListProps = BoardProps & {
  readonly chosen: BoardJob | null;
  readonly onChoose: (job: BoardJob | null) => void;
};

function JobList({ jobs, couriers, none, chosen, onChoose }: JobListProps) {
  if (jobs.length === 0) return none;
  return (
    <ul className="grid grid-cols-1 gap-3">
      {jobs.map((job) => (
        <li key={job.orderId} id={rowId(job)}>
          <JobRow job={job} couriers={couriers} isChosen={job === chosen} onChoose={onChoose} />
        </li>
      ))}
    </ul>
  );
}

const rowId = ({ orderId }: BoardJob) => `board-job-${orderId}`;

/** State of the selected job. The selection ends when the job is finished or a filter hides it. */
function useChosen(jobs: readonly BoardJob[]) {
  const [chosenId, setChosenId] = useState<number | null>(null);
  const chosen = jobs.find(({ orderId }) => orderId === chosenId) ?? null;
  return { chosen, choose: (job: BoardJob | null) => setChosenId(job?.orderId ?? null) };
}
