import type { Context } from '../../http/handlers.ts';
import type { Platform } from '../../module.ts';

type UseCase<Input, Reader, Value> = (platform: Platform, input: Input, reader: Reader) => Promise<Value>;
type Handler<Input, Reader, Value> = (input: Input, context: Reader & Pick<Context, 'caller'>) => Promise<Value>;

/** A use case that only reads, and what it shows guests may be as old as a replica is allowed to be. */
export type Late = <Input, Reader, Value>(show: UseCase<Input, Reader, Value>) => Handler<Input, Reader, Value>;

/**
 * Such a use case reads from the replica while it is near, and all anew from the primary where that fails. People who work
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
        platform.log.warn({ err: error }, 'the replica did not answer; the primary is asked');
        replica.doubt();
      }
    }
    return show(platform, input, context);
  };
}

const isGuest = ({ caller: { role } }: Pick<Context, 'caller'>): boolean => role === 'visitor' || role === 'member';
