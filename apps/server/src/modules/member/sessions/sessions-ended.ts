import type { Platform } from '../../../platform/module.ts';
import { sessionCacheOf } from './session-cache.ts';

type Ending = Pick<Platform, 'database' | 'live'>;

/** Removes ended sessions from this server's cache and closes the live streams of these sessions. */
export function sessionsEnded({ database, live }: Ending, sessionHashes: readonly string[]): void {
  sessionCacheOf(database).remove(sessionHashes);
  live.streams.endSessions(sessionHashes);
}

/**
 * Removes sessions that another server or an operator's tool ended from the cache. A trigger on the database table
 * `session` announces these sessions.
 */
export const onSessionsEnded = (platform: Platform): void =>
  platform.announcements.on('session_ended', (hash) => {
    if (hash === undefined) sessionCacheOf(platform.database).clear();
    else sessionsEnded(platform, [hash]);
  });
