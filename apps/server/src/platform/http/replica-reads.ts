import pg from 'pg';
import { isUnavailable } from '../database/hosts/lost-connection.ts';
import type { Platform } from '../module.ts';
import type { Context } from './handlers.ts';

type UseCase<Input, Reader, Value> = (platform: Platform, input: Input, reader: Reader) => Promise<Value>;
type Handler<Input, Reader, Value> = (input: Input, context: Reader & Pick<Context, 'caller'>) => Promise<Value>;

/**
 * Wraps a use case that may show guests slightly old data from a replica. If the use case also writes, such as a count
 * of searches, it uses `database.alone`, which is always the primary.
 */
export type ReplicaRead = <Input, Reader, Value>(show: UseCase<Input, Reader, Value>) => Handler<Input, Reader, Value>;

/**
 * Reads from the replica while its delay is small. If the replica fails, the use case runs again on the primary. Staff
 * always read from the primary, because they must see their own last write.
 */
export function replicaReads(platform: Platform): ReplicaRead {
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

/**
 * True if the replica caused the error. An error of the application would occur on the primary too. A standby may even
 * lack a column of the newest migration.
 */
const isOfReplica = (error: unknown): boolean => isUnavailable(error) || error instanceof pg.DatabaseError;

const isGuest = ({ caller: { role } }: Pick<Context, 'caller'>): boolean => role === 'visitor' || role === 'member';
