import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../../platform/concurrency/limit-concurrency.ts';

/** argon2id with 19 MiB, two passes and one lane: OWASP's recommendation. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes at most two passwords at once, on two of Node's four threads. Bounds the memory to 38 MiB and leaves threads
 * for files and compression.
 */
const inTurn = limitConcurrency(2);

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

let standIn: Promise<string> | undefined;

/** Without a stored hash, compares with a dummy hash, so that the response time does not reveal who is registered. */
export async function isRightPassword(kept: string | null | undefined, given: string): Promise<boolean> {
  const compared = kept ?? (await dummyHash());
  const isRight = await inTurn(() => verify(compared, given));
  return isRight && kept !== null && kept !== undefined;
}

/** Computed once, at the server's start, with the usual cost. */
export function dummyHash(): Promise<string> {
  standIn ??= hashPassword(crypto.randomUUID());
  return standIn;
}
