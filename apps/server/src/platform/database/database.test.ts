import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/database/test-database.ts';
import { type Database, isCheckViolation, openDatabase, type Tx, transactWithin, writePipelined } from './database.ts';

const { url, drop } = await openTestDatabase();
const database: Database = openDatabase(url, 2, () => undefined);
await sql`CREATE TABLE said (id int PRIMARY KEY, text text CHECK (text <> 'no'))`.execute(database.read);
beforeEach(() => sql`TRUNCATE said`.execute(database.read));
afterAll(async () => {
  await database.close();
  await drop();
});

const say = (tx: Tx, id: number, text: string) => sql`INSERT INTO said VALUES (${id}, ${text})`.execute(tx);
const said = async () => {
  const { rows } = await sql<{ text: string }>`SELECT text FROM said ORDER BY id`.execute(database.read);
  return rows.map(({ text }) => text);
};

test('pipelined writes are committed in the order of the calls', async () => {
  await database.transact(async (tx) => {
    writePipelined(tx, say(tx, 1, 'one'));
    writePipelined(tx, say(tx, 2, 'two'));
    writePipelined(tx, sql`UPDATE said SET text = text || '!'`.execute(tx));
    writePipelined(tx, say(tx, 3, 'three'));
  });
  expect(await said()).toEqual(['one!', 'two!', 'three']);
});

test('a new statement can be sent several times on one connection without waiting for results', async () => {
  const fresh = openDatabase(url, 1, () => undefined);
  await fresh.transact(async (tx) => {
    for (const id of [1, 2, 3]) writePipelined(tx, say(tx, id, 'same'));
  });
  const twice = await fresh.onOneConnection((executor) =>
    Promise.all([1, 2].map(() => sql`SELECT 'never asked before'`.execute(executor))),
  );
  expect({ twice: twice.length, said: await said() }).toEqual({ twice: 2, said: ['same', 'same', 'same'] });
  await fresh.close();
});

test('a later statement of the transaction sees pipelined writes', async () => {
  const found = await database.transact(async (tx) => {
    writePipelined(tx, say(tx, 1, 'one'));
    return (await sql<{ text: string }>`SELECT text FROM said`.execute(tx)).rows;
  });
  expect(found).toEqual([{ text: 'one' }]);
});

test.each([1, 2, 3])(
  'when pipelined write %d of three fails, the transaction rolls back, throws that error and skips its `after` effects',
  async (bad) => {
    const told: string[] = [];
    const work = database.transact(async (tx, after) => {
      for (const id of [1, 2, 3]) writePipelined(tx, say(tx, id, id === bad ? 'no' : 'yes'));
      after(() => told.push('done'));
    });
    const error = await work.catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: '23514' });
    expect({ told, said: await said() }).toEqual({ told: [], said: [] });
  },
);

test('a transaction throws the error of the statement that failed first, not the errors of the statements after it', async () => {
  const work = database.transact(async (tx) => {
    writePipelined(tx, say(tx, 1, 'no'));
    await say(tx, 2, 'yes');
  });
  expect(isCheckViolation(await work.catch((thrown: unknown) => thrown), 'said_text_check')).toBe(true);
});

test('isCheckViolation recognises a violation by the name of the check constraint', async () => {
  const error = await say(database.read as Tx, 1, 'no').catch((thrown: unknown) => thrown);
  expect([isCheckViolation(error, 'said_text_check'), isCheckViolation(error, 'account_check')]).toEqual([true, false]);
});

test('a transaction whose work throws rolls back and returns its connection to the pool in a usable state', async () => {
  const work = database.transact(async (tx) => {
    writePipelined(tx, say(tx, 1, 'one'));
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  await Promise.all([2, 3, 4, 5].map((id) => database.transact((tx) => say(tx, id, 'later'))));
  expect(await said()).toEqual(['later', 'later', 'later', 'later']);
});

test('a transaction refuses statements after it has ended', async () => {
  const { tx } = await database.transact(async (open) => ({ tx: open }));
  await expect(say(tx, 1, 'late')).rejects.toThrow('given back');
  expect(() => writePipelined(tx, Promise.resolve())).toThrow('outside of a transaction');
  expect(await said()).toEqual([]);
});

test('a statement sent after the commit is refused instead of running outside of the transaction', async () => {
  let late: Promise<unknown> = Promise.resolve();
  await database.transact(async (tx) => {
    late = say(tx, 1, 'one').then(() => say(tx, 2, 'late'));
    late.catch(() => undefined);
  });
  await expect(late).rejects.toThrow('given back');
  expect(await said()).toEqual(['one']);
});

test('the writes of an inner transaction roll back with the outer transaction, although its `after` effects have run', async () => {
  const told: string[] = [];
  const outer = database.transact(async (tx) => {
    await transactWithin(tx, async (inner, after) => {
      writePipelined(inner, say(inner, 1, 'inside'));
      after(() => told.push('inside'));
    });
    throw new Error('outside');
  });
  await expect(outer).rejects.toThrow('outside');
  expect({ told, said: await said() }).toEqual({ told: ['inside'], said: [] });
});

test('an outer transaction still awaits its own pipelined writes after an inner transaction has ended', async () => {
  const outer = database.transact(async (tx) => {
    await transactWithin(tx, async (inner) => writePipelined(inner, say(inner, 1, 'inside')));
    writePipelined(tx, say(tx, 2, 'no'));
  });
  expect(isCheckViolation(await outer.catch((thrown: unknown) => thrown), 'said_text_check')).toBe(true);
  expect(await said()).toEqual([]);
});

test('a transaction is retried after a serialization failure', async () => {
  let tries = 0;
  await database.transact(async (tx) => {
    tries += 1;
    if (tries < 3) await sql`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`.execute(tx);
    await say(tx, tries, 'third');
  });
  expect({ tries, said: await said() }).toEqual({ tries: 3, said: ['third'] });
});
