import { Timeline } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { clockTime } from '../../../platform/time.ts';
import { useNow } from '../../../platform/use-now.ts';
import { actorWords, eventLabel, reasonWords } from '../words/order-words.ts';
import type { StaffMallOrder } from './orders.query.ts';

/** What happened to it, when, by whom and why; folded, because it is rarely asked. */
export function OrderCourse({ timeline }: Pick<StaffMallOrder, 'timeline'>) {
  const now = useNow();
  return (
    <details>
      <summary className="flex min-h-11 items-center text-note text-link">{t`订单进度`}</summary>
      <Timeline
        label={t`订单进度`}
        steps={timeline.toReversed().map(({ event, actor, reason, at }) => ({
          key: `${event} ${at}`,
          title: eventLabel({ event, actor }),
          time: clockTime(at, now),
          detail: [actorWords[actor](), reason === null ? '' : reasonWords(reason)].filter(Boolean).join(' · '),
        }))}
      />
    </details>
  );
}
