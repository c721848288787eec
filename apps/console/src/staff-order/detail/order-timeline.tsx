import type { StaffOrder } from '@chifan/contract/ordering';
import { Timeline } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { clockTime } from '../../platform/time.ts';
import { useNow } from '../../platform/use-now.ts';
import { PersonText } from '../../texts/person-text.tsx';
import { actorLabels, eventLabels, reasonLabel } from '../order-labels.ts';

/** The append-only history of an order: what happened, when, by whom and why. */
export function OrderTimeline({ rows }: { readonly rows: StaffOrder['timeline'] }) {
  const now = useNow();
  return (
    <Timeline
      label={t`订单进度`}
      steps={rows.toReversed().map(({ event, actor, reason, at }) => ({
        key: `${event} ${at}`,
        title: eventLabels[event](),
        time: clockTime(at, now),
        detail: (
          <>
            {actorLabels[actor]()}
            {reason !== null && (
              <>
                {' · '}
                <PersonText text={reasonLabel(reason)} />
              </>
            )}
          </>
        ),
      }))}
    />
  );
}
