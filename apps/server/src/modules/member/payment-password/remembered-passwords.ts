import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';

const rememberedMinutes = 10;
const maxMembers = 10_000;

/** Which payment password was right a moment ago, so that not every payment costs a slow hash (docs/decisions/0011). */
export type RememberedPasswords = {
  digestOf(of: { memberId: number; hash: string; given: string }): Buffer;
  remember(memberId: number, digest: Buffer, now: Date): void;
  isRemembered(memberId: number, digest: Buffer, now: Date): boolean;
};

/** In memory alone, under a key that ends with it. The stored hash is compared too, so a changed one is forgotten. */
export function createRememberedPasswords(): RememberedPasswords {
  const key = createSecretKey(randomBytes(32));
  // In the order in which they were last proven: the oldest makes room.
  const kept = new Map<number, { readonly digest: Buffer; readonly until: number }>();
  return {
    digestOf: ({ memberId, hash, given }) =>
      createHmac('sha256', key)
        .update(JSON.stringify([memberId, hash, given]))
        .digest(),
    remember: (memberId, digest, now) => {
      kept.delete(memberId);
      kept.set(memberId, { digest, until: now.getTime() + rememberedMinutes * 60_000 });
      const [oldest] = kept.keys();
      if (kept.size > maxMembers && oldest !== undefined) kept.delete(oldest);
    },
    isRemembered: (memberId, digest, now) => {
      const found = kept.get(memberId);
      return found !== undefined && now.getTime() < found.until && timingSafeEqual(found.digest, digest);
    },
  };
}
