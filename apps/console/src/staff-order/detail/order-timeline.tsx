import type { WorkflowActor } from '@chifan/domain';
import { Timeline, useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { clockTime } from '../../platform/time.ts';
import { PersonText } from '../../texts/person-text.tsx';
import { actorLabels } from '../order-labels.ts';

type HistoryRow = {
  readonly event: string;
  readonly actor: WorkflowActor;
  readonly reason: string | null;
  readonly at: string;
};

type OrderTimelineProps<Row extends HistoryRow> = {
  readonly rows: readonly Row[];
  readonly eventOf: (row: Row) => string;
  readonly reasonOf: (reason: string) => string;
};

export function OrderTimeline<Row extends HistoryRow>({ rows, eventOf, reasonOf }: OrderTimelineProps<Row>) {
  const now = useNow();
  return (
    <Timeline
      label={t`订单进度`}
      steps={rows.toReversed().map((row) => ({
        key: `${row.event} ${row.at}`,
        title: eventOf(row),
        time: clockTime(row.at, now),
        detail: (
          <>
            {actorLabels[row.actor]()}
            {row.reason !== null && (
              <>
                {' · '}
                <PersonText text={reasonOf(row.reason)} />
              </>
            )}
          </>
        ),
      }))}
    />
  );
}
