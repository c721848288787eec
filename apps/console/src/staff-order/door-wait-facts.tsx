import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { useNow } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { clockTime } from '../platform/time.ts';

/**
 * Shows since when a courier waits at the guest's door and how the courier tried to reach the guest (rule courier-7).
 */
export function DoorWaitFacts({ order: { doorWait } }: { readonly order: StaffOrder }) {
  const now = useNow();
  if (doorWait === null) return null;
  const arrived = clockTime(doorWait.arrivedAt, now);
  const called = doorWait.calledAt && clockTime(doorWait.calledAt, now);
  const returned = doorWait.returnedAt && clockTime(doorWait.returnedAt, now);
  return (
    <ul className="text-note">
      <li>{t`${arrived} 到达门口`}</li>
      {called !== null && <li>{t`${called} 联系客人`}</li>}
      {returned !== null && <li className="font-semibold text-bad">{t`${returned} 无人收餐，送回餐厅，等平台处理`}</li>}
    </ul>
  );
}
