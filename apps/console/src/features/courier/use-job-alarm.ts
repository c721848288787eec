import { useEffect, useRef } from 'react';
import { ring } from '../../bell/sound.ts';
import { useRingOfNewest, useSoundWhenAllowed } from '../../bell/use-bell.ts';
import { useStaff } from '../../platform/staff.ts';
import { unreadOf } from '../../staff-order/messages/unread.ts';
import { useJobs } from './jobs.ts';

/** Rule courier-8: rings on whatever screen the courier is, for a job that was not offered before and for what is written to them. */
export function useJobAlarm(): void {
  const { data } = useJobs();
  const { isOnDuty } = useStaff();
  useSoundWhenAllowed();
  useRingOfNewest((data?.mine ?? []).flatMap((job) => unreadOf(job, 'courier')));
  const offered = data?.offered.map(({ id }) => id).join(' ');
  const before = useRef<readonly string[] | null>(null);
  useEffect(() => {
    if (offered === undefined) return;
    const ids = offered.split(' ').filter((id) => id !== '');
    // A job that was given back is offered anew, and its id is an old one. Those of the first look are on screen already.
    const known = before.current;
    if (isOnDuty && known !== null && ids.some((id) => !known.includes(id))) ring();
    before.current = ids;
  }, [offered, isOnDuty]);
}
