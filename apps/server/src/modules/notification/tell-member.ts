import { type News, newsTable } from '@chifan/domain/notification';
import { type Tx, writePipelined } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/module.ts';
import type { NewsInMove } from '../../platform/workflow/write-transition.ts';
import { insertNotice, type NewNotice, type NoticeSource, noticeOf, writtenNotice } from './notice.store.ts';

/** Writes the notice and what sends it into the transaction of what it tells. Whether it is wanted is asked as it is sent. */
export const tellMember = (platform: Platform, tx: Tx, after: (effect: () => void) => void, notice: NewNotice): void =>
  tellOf(platform, tx, after, notice.news, noticeOf(notice));

/** Of what the database itself says in what is told. Nothing waits for it. */
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

/** The same, written by the statement of the move that it tells (`NewsInMove`). */
export function tellInMove(
  platform: Platform,
  after: (effect: () => void) => void,
  { memberId, news, source }: { readonly memberId: number; readonly news: News; readonly source: NoticeSource },
): NewsInMove | null {
  const ways = waysOf(platform, news);
  const written = writtenNotice(source, ways);
  if (!written) return null;
  return {
    queries: written.queries,
    outcome: written.outcome,
    tell: (outcomes) => {
      if (ways.isListed && outcomes.has('told')) after(() => showNotice(platform, memberId, ways.at));
    },
  };
}

function waysOf({ clock, config }: Platform, news: News) {
  const { isListed, channels } = newsTable[news];
  const goes = (channel: 'email' | 'push') => channels.some((one) => one === channel);
  return { at: clock.now(), isListed, byEmail: goes('email') && config.smtpUrl !== null, byPush: goes('push') };
}

const showNotice = ({ live }: Platform, memberId: number, at: Date): void =>
  live.tell([`member:${memberId}`], { topic: 'notices', version: at.getTime() });
