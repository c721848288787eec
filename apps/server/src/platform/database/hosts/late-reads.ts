import pg from 'pg';
import type { Context } from '../../http/handlers.ts';
import type { Platform } from '../../module.ts';
import { isUnavailable } from './lost-connection.ts';

type UseCase<Input, Reader, Value> = (platform: Platform, input: Input, reader: Reader) => Promise<Value>;
type Handler<Input, Reader, Value> = (input: Input, context: Reader & Pick<Context, 'caller'>) => Promise<Value>;

/**
 * A use case that shows guests what may be as old as a replica is allowed to be. What it writes beside, such as a count of
 * searches, it writes by `database.alone`: that is the primary's always.
 */
export type Late = <Input, Reader, Value>(show: UseCase<Input, Reader, Value>) => Handler<Input, Reader, Value>;

/**
 * Such a use case reads from the replica while it is near, and all anew from the primary where the replica fails. People who work
 * here read what they themselves have just written, so they are always answered by the primary.
 */
export function lateReads(platform: Platform): Late {
  const { replica, database } = platform;
  if (replica === null) return (show) => (input, context) => show(platform, input, context);
  const late: Platform = { ...platform, database: { ...database, read: replica.read } };
  return (show) => async (input, context) => {
    if (isGuest(context) && replica.isNear()) {
      try {
        return await show(late, input, context);
      } catch (error) {
        if (!isOfReplica(error)) throw error;
        platform.log.warn({ err: error }, 'replica does not respond, reading from the primary');
        replica.doubt();
      }
    }
    return show(platform, input, context);
  };
}

/** A fault of ours would be one at the primary too; a standby may lack even a column that a migration has just made. */
const isOfReplica = (error: unknown): boolean => isUnavailable(error) || error instanceof pg.DatabaseError;

const isGuest = ({ caller: { role } }: Pick<Context, 'caller'>): boolean => role === 'visitor' || role === 'member';
