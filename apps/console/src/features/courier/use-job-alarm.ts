import { useEffect, useRef } from 'react';
import { ring } from '../../bell/sound.ts';
import { useRingOfNewest, useSoundWhenAllowed } from '../../bell/use-bell.ts';
import { useStaff } from '../../platform/staff.ts';
import { unreadOf } from '../../staff-order/messages/unread.ts';
import { useJobs } from './jobs.ts';

/**
 * Rule courier-8: rings on whatever screen the courier is, for a job that was not offered before, for one that the platform
 * gives them, and for what is written to them.
 */
export function useJobAlarm(): void {
  const { data } = useJobs();
  const { isOnDuty } = useStaff();
  useSoundWhenAllowed();
  useRingOfNewest((data?.mine ?? []).flatMap((job) => unreadOf(job, 'courier')));
  // What they take themselves was offered before.
  const jobs = data && [...data.offered, ...data.mine].map(({ id }) => id).join(' ');
  const before = useRef<readonly string[] | null>(null);
  useEffect(() => {
    if (jobs === undefined) return;
    const ids = jobs.split(' ').filter((id) => id !== '');
    // A job that was given back is offered anew, and its id is an old one. Those of the first look are on screen already.
    const known = before.current;
    if (isOnDuty && known !== null && ids.some((id) => !known.includes(id))) ring();
    before.current = ids;
  }, [jobs, isOnDuty]);
}
