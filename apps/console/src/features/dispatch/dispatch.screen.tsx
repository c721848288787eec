import { EmptyState, ErrorState, FilterChips, Loading, Skeleton, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { SideBySideBoard, SwitchedBoard } from './board-layouts.tsx';
import { type BoardView, boardViews, isOnBreak, jobsIn } from './board-view.ts';
import { useBoard } from './dispatch.query.ts';
import { stageLabels } from './map/marks.tsx';
import { useIsWide } from './use-is-wide.ts';

const viewLabels: Readonly<Record<BoardView, () => string>> = { ...stageLabels, all: () => t`全部` };

export default function DispatchScreen() {
  const { data, error, refetch } = useBoard();
  const [view, setView] = useState<BoardView>('free');
  const isWide = useIsWide();
  const now = useNow();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <BoardSkeleton />;
  const { jobs, couriers, total } = data;
  const resting = couriers.filter((courier) => isOnBreak(courier, now));
  const idle = couriers.filter((courier) => courier.jobsInHand === 0 && !resting.includes(courier)).length;
  const [onDuty, onBreak] = [couriers.length, resting.length];
  const listed = jobs.length;
  const count = (each: BoardView) => jobsIn(each, jobs).length;
  const Board = isWide ? SideBySideBoard : SwitchedBoard;
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-note text-soft">{t`在线骑手 ${onDuty} 人，其中 ${idle} 人空闲、${onBreak} 人休息中；配送进行中 ${total} 单`}</p>
      {total > listed && <p className="text-note text-warn">{t`只显示最急的 ${listed} 单`}</p>}
      <div className="-mx-4">
        <FilterChips
          label={t`筛选`}
          choices={boardViews.map((value) => ({ value, label: `${viewLabels[value]()} ${count(value)}` }))}
          value={view}
          onChange={setView}
        />
      </div>
      <Board
        jobs={jobsIn(view, jobs)}
        couriers={couriers}
        none={
          <EmptyState icon="scooter" title={view === 'free' ? t`没有待派的配送` : t`这里没有配送`}>
            {t`新的配送会自动出现；最急的排在最前。`}
          </EmptyState>
        }
      />
    </div>
  );
}

const BoardSkeleton = () => (
  <Loading>
    <div className="grid gap-3">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-48" />
      ))}
    </div>
  </Loading>
);
