import { hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../../platform/concurrency/limit-concurrency.ts';

/** argon2id with 19 MiB of memory, two passes and one lane, as OWASP recommends. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashes at most two passwords at the same time, on two of Node's four worker threads. This limits memory use to 38 MiB
 * and leaves threads for files and compression.
 */
const inTurn = limitConcurrency(2);

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

let cachedDummyHash: Promise<string> | undefined;

/**
 * Compares a password with the stored hash. Without a stored hash, compares with a dummy hash, so that the response
 * time does not reveal whether an account exists.
 */
export async function isRightPassword(kept: string | null | undefined, given: string): Promise<boolean> {
  const compared = kept ?? (await dummyHash());
  const isRight = await inTurn(() => verify(compared, given));
  return isRight && kept !== null && kept !== undefined;
}

/**
 * Returns the dummy hash for unknown accounts. The hash is computed once per process, at the same cost as a real hash.
 */
export function dummyHash(): Promise<string> {
  cachedDummyHash ??= hashPassword(crypto.randomUUID());
  return cachedDummyHash;
}
