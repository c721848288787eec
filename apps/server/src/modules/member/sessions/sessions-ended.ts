import type { Platform } from '../../../platform/module.ts';
import { sessionCacheOf } from './session-cache.ts';

type Ending = Pick<Platform, 'database' | 'live'>;

/** What follows here at once when sessions end: nobody is known by them any more, and their live streams hang up. */
export function sessionsEnded({ database, live }: Ending, sessionHashes: readonly string[]): void {
  sessionCacheOf(database).forget(sessionHashes);
  live.streams.endSessions(sessionHashes);
}

/** Hears of sessions that anybody has ended, on another server or by an operator's tool: the table itself tells. */
export const onSessionsEnded = (platform: Platform): void =>
  platform.announcements.on('session_ended', (hash) => {
    if (hash === undefined) sessionCacheOf(platform.database).clear();
    else sessionsEnded(platform, [hash]);
  });
