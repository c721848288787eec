import { newsTable } from '@chifan/domain/notification';
import { type Tx, writePipelined } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/module.ts';
import { insertNotice, type NewNotice } from './notice.store.ts';

/** Writes the notice and what sends it into the transaction of what it tells. Whether it is wanted is asked as it is sent. */
export function tellMember(
  { clock, config, live, wakeJobs }: Platform,
  tx: Tx,
  after: (effect: () => void) => void,
  notice: NewNotice,
): void {
  const at = clock.now();
  const { isListed, channels } = newsTable[notice.news];
  const goes = (channel: 'email' | 'push') => channels.some((one) => one === channel);
  const ways = { at, isListed, byEmail: goes('email') && config.smtpUrl !== null, byPush: goes('push') };
  writePipelined(tx, insertNotice(tx, notice, ways));
  after(() => {
    if (isListed) live.tell([`member:${notice.memberId}`], { topic: 'notices', version: at.getTime() });
    wakeJobs();
  });
}
