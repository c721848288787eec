import { hash, verify } from '@node-rs/argon2';
import { atOnce } from '../../platform/limits/at-once.ts';

/** argon2id with 19 MiB, two passes and one lane: OWASP's recommendation. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Of Node's four threads: many sign-ins and payments at once take 38 MiB, and leave threads to files and compression. */
const inTurn = atOnce(2);

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

let standIn: Promise<string> | undefined;

/** Where there is no hash, nobody's is compared all the same: the answer's time does not tell who is registered. */
export async function isRightPassword(kept: string | null | undefined, given: string): Promise<boolean> {
  const compared = kept ?? (await standInHash());
  const isRight = await inTurn(() => verify(compared, given));
  return isRight && kept !== null && kept !== undefined;
}

/** Made once, at the server's start, with the cost of the others. */
export function standInHash(): Promise<string> {
  standIn ??= hashPassword(crypto.randomUUID());
  return standIn;
}
