import type { Platform } from '../../../platform/module.ts';
import { sessionCacheOf } from './session-cache.ts';

type Ending = Pick<Platform, 'database' | 'live'>;

/** Removes ended sessions from this server's cache and closes their streams of live updates. */
export function sessionsEnded({ database, live }: Ending, sessionHashes: readonly string[]): void {
  sessionCacheOf(database).remove(sessionHashes);
  live.streams.endSessions(sessionHashes);
}

/**
 * When another server or an operator's command-line tool ends sessions, removes them from this server's cache. A
 * trigger on the database table `session` announces the ended sessions.
 */
export const onSessionsEnded = (platform: Platform): void =>
  platform.announcements.on('session_ended', (hash) => {
    if (hash === undefined) sessionCacheOf(platform.database).clear();
    else sessionsEnded(platform, [hash]);
  });
