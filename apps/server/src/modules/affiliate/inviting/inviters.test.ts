import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { randomToken, sha256 } from '../../../platform/tokens.ts';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import { noodlesToTakeAway, placePaid, type SmallCity, type TestApp } from '../../../testing/index.ts';
import { callFromAfar } from '../../member/member-in-tests.ts';
import { hashOfVerifier } from '../../member/we-chat/authorization-state.ts';
import { grantBalance } from '../../wallet/index.ts';

let app: TestApp;
let city: SmallCity;
inSmallCity((opened) => {
  ({ app, city } = opened);
});

const verifier = 'what the browser keeps';
const read = () => app.app.database.read;
const minutes = (count: number) => count * 60_000;

async function proofs(openId: string, count: number) {
  const made = Array.from({ length: count }, () => randomToken());
  for (const ticket of made) {
    await sql`INSERT INTO wechat_ticket (ticket_hash, open_id, purpose, verifier_hash, expires_at)
      VALUES (${sha256(ticket)}, ${openId}, 'sign_in', ${hashOfVerifier(verifier)},
        ${new Date(app.clock.now().getTime() + minutes(5))})`.execute(read());
  }
  return made.map((ticket) => async (inviterId?: number) => {
    const by = inviterId === undefined ? {} : { inviterId };
    const { data } = await callFromAfar(app, 'weChatLogin', { openId, ticket, verifier, ...by });
    return { token: data.token, id: data.memberId };
  });
}

async function newcomer(signIns = 1) {
  const [first, ...later] = await proofs(`wx-${randomUUID()}`, signIns + 1);
  const signedIn = await first?.();
  if (!signedIn) throw new Error('no member is signed in');
  return { ...signedIn, later };
}

async function invitersOf(ids: readonly number[]): Promise<Map<number, number | null>> {
  const { rows } = await sql<{ id: number; inviter: number | null }>`
    SELECT id, inviter_id AS inviter FROM member WHERE id = ANY(${ids}::bigint[])`.execute(read());
  return new Map(rows.map(({ id, inviter }) => [id, inviter]));
}

/** Returns the first inviter of a chain of inviters, or undefined if the chain is a circle. */
function topOf(inviters: ReadonlyMap<number, number | null>, start: number | undefined): number | undefined {
  let at = start;
  for (let steps = 0; steps <= inviters.size; steps += 1) {
    const above = inviters.get(at ?? 0) ?? null;
    if (above === null) return at;
    at = above;
  }
  return undefined;
}

describe('the inviter of a guest', () => {
  let host: Awaited<ReturnType<typeof newcomer>>;
  beforeAll(async () => {
    host = await newcomer();
  });

  test('a member cannot be their own inviter (case 24)', async () => {
    await host.later[0]?.(host.id);
    expect(await invitersOf([host.id])).toEqual(new Map([[host.id, null]]));
  });

  test('a guest’s inviter is taken from the invitation link of the first sign-in and never changes (case 24)', async () => {
    const [other, guest] = [await newcomer(), await newcomer(3)];
    for (const [index, inviter] of [host.id, other.id].entries()) await guest.later[index]?.(inviter);
    expect(await invitersOf([guest.id])).toEqual(new Map([[guest.id, host.id]]));
  });

  test('a guest’s inviter cannot be set after the first order is paid (case 24)', async () => {
    const guest = await newcomer();
    const gift = { key: randomUUID(), memberId: guest.id, amount: 50_000, at: app.clock.now() };
    await app.app.database.transact((tx) => grantBalance(tx, gift));
    await sql`UPDATE member SET payment_password_hash = (SELECT payment_password_hash FROM member
      WHERE id = ${city.member.id}) WHERE id = ${guest.id}`.execute(read());
    await placePaid(app, { ...city, member: guest }, noodlesToTakeAway(city));
    await guest.later[0]?.(host.id);
    expect(await invitersOf([guest.id])).toEqual(new Map([[guest.id, null]]));
  });

  test('if forty concurrent sign-ins of a guest name three inviters, the guest gets exactly one of them (case 24)', async () => {
    const hosts = [host, await newcomer(), await newcomer()];
    const guest = await newcomer(40);
    const named = guest.later.map((_, index) => hosts[index % 3]?.id ?? 0);
    await Promise.all(guest.later.map((signIn, index) => signIn(named[index])));
    const inviter = (await invitersOf([guest.id])).get(guest.id);
    expect(named).toContain(inviter);
  });

  test('forty guests who invite each other concurrently never form a circle of inviters (case 24)', async () => {
    const guests: Awaited<ReturnType<typeof newcomer>>[] = [];
    for (let count = 0; count < 40; count += 1) guests.push(await newcomer(2));
    const ids = guests.map(({ id }) => id);
    // The guests form a ring. Each guest names the next and the previous guest as inviter, so that the last assignment
    // would close a circle of inviters.
    await Promise.all(
      guests.flatMap(({ later }, index) =>
        later.slice(0, 2).map((signIn, transition) => signIn(ids[(index + (transition === 0 ? 1 : 39)) % 40])),
      ),
    );
    const inviters = await invitersOf(ids);
    for (const [index, id] of ids.entries()) {
      const top = topOf(inviters, id);
      expect(top).toBeDefined();
      // A guest may have no inviter only if both named guests were invited by this guest, directly or through others.
      if (top === id)
        expect([ids[(index + 1) % 40], ids[(index + 39) % 40]].map((one) => topOf(inviters, one))).toEqual([id, id]);
    }
  });
});
