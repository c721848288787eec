import { type News, newsTable } from '@chifan/domain/notification';
import { type Tx, writePipelined } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/module.ts';
import { insertNotice, type NewNotice, type NoticeSource, noticeOf } from './notice.store.ts';

/** Writes the notice and what sends it into the transaction of what it tells. Whether it is wanted is asked as it is sent. */
export const tellMember = (platform: Platform, tx: Tx, after: (effect: () => void) => void, notice: NewNotice): void =>
  tellOf(platform, tx, after, notice.news, noticeOf(notice));

/** Of what the database itself says in what is told. Nothing waits for it. */
export function tellOf(
  { clock, config, live, wakeJobs }: Platform,
  tx: Tx,
  after: (effect: () => void) => void,
  news: News,
  source: NoticeSource,
): void {
  const at = clock.now();
  const { isListed, channels } = newsTable[news];
  const goes = (channel: 'email' | 'push') => channels.some((one) => one === channel);
  const ways = { at, isListed, byEmail: goes('email') && config.smtpUrl !== null, byPush: goes('push') };
  const telling = insertNotice(tx, source, ways).then((told) => {
    if (!told) return;
    if (isListed) after(() => live.tell([`member:${told.memberId}`], { topic: 'notices', version: at.getTime() }));
    if (told.isSent) after(wakeJobs);
  });
  writePipelined(tx, telling);
}
