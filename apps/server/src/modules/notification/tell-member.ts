import { type News, newsTable } from '@chifan/domain/notification';
import { type Tx, writePipelined } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/module.ts';
import { insertNotice, type NewNotice, type NoticeSource, noticeOf } from './notice.store.ts';

/** Writes the notice and its sending jobs into the transaction (pipelined). Preferences are checked when it is sent. */
export const tellMember = (platform: Platform, tx: Tx, after: (effect: () => void) => void, notice: NewNotice): void =>
  tellOf(platform, tx, after, notice.news, noticeOf(notice));

/** As `tellMember`, with facts that the database selects. */
export function tellOf(
  platform: Platform,
  tx: Tx,
  after: (effect: () => void) => void,
  news: News,
  source: NoticeSource,
): void {
  const ways = waysOf(platform, news);
  const telling = insertNotice(tx, source, ways).then((told) => {
    if (!told) return;
    if (ways.isListed) after(() => showNotice(platform, told.memberId, ways.at));
    if (told.isSent) after(platform.wakeJobs);
  });
  writePipelined(tx, telling);
}

function waysOf({ clock, config }: Platform, news: News) {
  const { isListed, channels } = newsTable[news];
  const goes = (channel: 'email' | 'push') => channels.some((one) => one === channel);
  return { at: clock.now(), isListed, byEmail: goes('email') && config.smtpUrl !== null, byPush: goes('push') };
}

const showNotice = ({ live }: Platform, memberId: number, at: Date): void =>
  live.tell([`member:${memberId}`], { topic: 'notices', version: at.getTime() });
