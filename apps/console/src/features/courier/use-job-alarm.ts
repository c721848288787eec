import { useEffect, useRef } from 'react';
import { playBell } from '../../bell/sound.ts';
import { useBellForNewest, useSoundWhenAllowed } from '../../bell/use-bell.ts';
import { useStaff } from '../../platform/staff.ts';
import { unreadOf } from '../../staff-order/messages/unread.ts';
import { useJobs } from './jobs.ts';

/** Rings on every screen of a courier for a newly offered job, an assigned job and a new message (rule courier-8). */
export function useJobAlarm(): void {
  const { data } = useJobs();
  const { isOnDuty } = useStaff();
  useSoundWhenAllowed();
  useBellForNewest((data?.mine ?? []).flatMap((job) => unreadOf(job, 'courier')));
  // A job that the courier takes was in `offered` before, so its ID is known and the alarm does not ring.
  const jobs = data && [...data.offered, ...data.mine].map(({ id }) => id).join(' ');
  const before = useRef<readonly string[] | null>(null);
  useEffect(() => {
    if (jobs === undefined) return;
    const ids = jobs.split(' ').filter((id) => id !== '');
    // Compare only with the previous job list, because a returned job is offered again with the same ID. The alarm does
    // not ring for the jobs of the first list.
    const known = before.current;
    if (isOnDuty && known !== null && ids.some((id) => !known.includes(id))) playBell();
    before.current = ids;
  }, [jobs, isOnDuty]);
}
