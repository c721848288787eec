import pg from 'pg';
import { expect, test, vi } from 'vitest';
import type { Platform } from '../module.ts';
import { replicaReads } from './replica-reads.ts';

const [ofReplica, ofPrimary] = ['replica', 'primary'];

/** @returns the databases that were read, the result, and how often the replica was reported as failed */
async function readAs(role: 'visitor' | 'member' | 'merchant', failure: Error | null) {
  const doubt = vi.fn();
  const replica = { read: ofReplica, isNear: () => true, doubt };
  const platform = { replica, database: { read: ofPrimary }, log: { warn: () => undefined } } as unknown as Platform;
  const asked: unknown[] = [];
  const show = async (from: Platform) => {
    const read: unknown = from.database.read;
    asked.push(read);
    if (failure && read === ofReplica) throw failure;
    return read;
  };
  const handler = replicaReads(platform)(show);
  const caller = role === 'visitor' ? { role } : { role, id: 1 };
  const answer = await handler({}, { caller } as never).catch((error: unknown) => error);
  return { asked, answer, doubts: doubt.mock.calls.length };
}

test.each(['visitor', 'member'] as const)('reads by a %s use the replica database', async (role) => {
  expect(await readAs(role, null)).toEqual({ asked: [ofReplica], answer: ofReplica, doubts: 0 });
});

test('reads by staff use the primary database', async () => {
  expect((await readAs('merchant', null)).asked).toEqual([ofPrimary]);
});

test.each([
  Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }),
  new Error('timeout exceeded when trying to connect'),
  Object.assign(new pg.DatabaseError('column "new" does not exist', 0, 'error'), { code: '42703' }),
])(
  'if a read fails at the replica with “%s”, the primary database repeats the read and the failure is reported',
  async (failure) => {
    expect(await readAs('visitor', failure)).toEqual({ asked: [ofReplica, ofPrimary], answer: ofPrimary, doubts: 1 });
  },
);

test('a program error in a read is thrown, and does not mark the replica database as faulty', async () => {
  const fault = new TypeError('undefined is not a dish');
  expect(await readAs('visitor', fault)).toEqual({ asked: [ofReplica], answer: fault, doubts: 0 });
});
