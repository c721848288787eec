import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inSmallCity } from '../../../testing/in-small-city.ts';
import { manyConnections } from '../../../testing/index.ts';
import { checkLedger } from '../../wallet/checking/check-ledger.ts';
import { type Guest, newGuest, type Town } from '../affiliate-in-tests.ts';

let town: Town;
inSmallCity((opened) => {
  town = opened;
}, manyConnections);
const read = () => town.app.app.database.read;

type Progress = {
  readonly source: string;
  readonly amount: number;
  readonly issued: number;
  readonly numbered: number;
};

async function progressOf({ member }: Guest): Promise<Progress[]> {
  const { rows } = await sql<Progress>`SELECT source, amount, issued, numbered FROM ticket_progress
    WHERE member_id = ${member.id} ORDER BY source`.execute(read());
  return rows;
}

/** Returns for each rewarded order of the guest what was paid and not refunded, in fen. */
async function keptOf({ member }: Guest): Promise<number[]> {
  const { rows } = await sql<{ kept: number }>`SELECT kept FROM affiliate_order WHERE member_id = ${member.id}`.execute(
    read(),
  );
  return rows.map(({ kept }) => kept);
}

/**
 * Delivers the orders of all guests first and then confirms them, so that the completion events of all orders wait to
 * be processed.
 */
async function confirmAll(guests: readonly Guest[]): Promise<void> {
  const brought: { readonly guest: Guest; readonly orderId: number }[] = [];
  for (const guest of guests) brought.push({ guest, orderId: await guest.delivered() });
  for (const { guest, orderId } of brought) await guest.confirm(orderId);
}

const spent = (kept: number): Progress => {
  const issued = Math.floor(kept / 50_000);
  return { source: 'spending', amount: kept, issued, numbered: issued };
};

/** Processes all waiting completion events concurrently. With `twice`, the server gets six of the events twice. */
async function deliverSimultaneously({
  twice,
  withoutMember,
}: {
  readonly twice: boolean;
  readonly withoutMember: boolean;
}) {
  if (withoutMember)
    await sql`UPDATE job SET payload = payload - 'memberId' WHERE kind LIKE 'order.earned%'`.execute(read());
  if (twice)
    await sql`INSERT INTO job (kind, payload, run_at) SELECT kind, payload, run_at FROM job
      WHERE kind LIKE 'order.earned%' ORDER BY id LIMIT 6`.execute(read());
  await town.app.drain();
}

test.each([
  { events: 'each event once', twice: false, withoutMember: false },
  { events: 'some events twice', twice: true, withoutMember: false },
  { events: 'some events twice, without the member id', twice: true, withoutMember: true },
])(
  'rewards for orders of friends and their inviter are correct if completion events are processed concurrently: $events',
  async (how) => {
    const inviter = await newGuest(town);
    const friends: Guest[] = [];
    for (let count = 0; count < 5; count += 1) friends.push(await newGuest(town, inviter.member));
    await confirmAll([...friends, inviter, ...friends, inviter, inviter]);
    await deliverSimultaneously(how);
    const sums: number[] = [];
    for (const guest of [...friends, inviter]) {
      const kept = await keptOf(guest);
      expect(kept).toHaveLength(guest === inviter ? 3 : 2);
      sums.push(kept.reduce((sum, one) => sum + one, 0));
    }
    const [ofInviter = 0, ...ofFriends] = sums.toReversed();
    expect(await Promise.all(friends.map(progressOf))).toEqual(ofFriends.toReversed().map((kept) => [spent(kept)]));
    expect(await progressOf(inviter)).toEqual([
      { source: 'friends', amount: 5, issued: 2, numbered: 2 },
      spent(ofInviter),
    ]);
    expect((await inviter.tickets()).length).toBe(2 + spent(ofInviter).issued);
    expect(await inviter.rewards()).toMatchObject({ pending: 10 * 200 });
    const { rows } = await sql<{ draws: number }>`SELECT count(*)::int AS draws FROM draw
    WHERE member_id = ANY(${[...friends, inviter].map(({ member }) => member.id)})`.execute(read());
    expect(rows[0]?.draws).toBe(13);
    expect(await checkLedger(read())).toMatchObject({ ok: true, value: { problems: [] } });
  },
);
