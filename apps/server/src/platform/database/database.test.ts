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

test('everything that is written along stands when the transaction has ended, in the order in which it was asked', async () => {
  await database.transact(async (tx) => {
    writePipelined(tx, say(tx, 1, 'one'));
    writePipelined(tx, say(tx, 2, 'two'));
    writePipelined(tx, sql`UPDATE said SET text = text || '!'`.execute(tx));
    writePipelined(tx, say(tx, 3, 'three'));
  });
  expect(await said()).toEqual(['one!', 'two!', 'three']);
});

test('the same statement may be asked many times at once of a connection that never heard it', async () => {
  const fresh = openDatabase(url, 1, () => undefined);
  await fresh.transact(async (tx) => {
    for (const id of [1, 2, 3]) writePipelined(tx, say(tx, id, 'same'));
  });
  const twice = await fresh.together((executor) =>
    Promise.all([1, 2].map(() => sql`SELECT 'never asked before'`.execute(executor))),
  );
  expect({ twice: twice.length, said: await said() }).toEqual({ twice: 2, said: ['same', 'same', 'same'] });
  await fresh.close();
});

test('what follows in the transaction finds what was written along', async () => {
  const found = await database.transact(async (tx) => {
    writePipelined(tx, say(tx, 1, 'one'));
    return (await sql<{ text: string }>`SELECT text FROM said`.execute(tx)).rows;
  });
  expect(found).toEqual([{ text: 'one' }]);
});

test.each([1, 2, 3])(
  'where write %d of three fails, none stands, nothing is told, and the failure is thrown',
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

test('a write that failed is thrown, and not the refusal of what came after it', async () => {
  const work = database.transact(async (tx) => {
    writePipelined(tx, say(tx, 1, 'no'));
    await say(tx, 2, 'yes');
  });
  expect(isCheckViolation(await work.catch((thrown: unknown) => thrown), 'said_text_check')).toBe(true);
});

test('a check that is violated is known by its name, and taken for no other', async () => {
  const error = await say(database.read as Tx, 1, 'no').catch((thrown: unknown) => thrown);
  expect([isCheckViolation(error, 'said_text_check'), isCheckViolation(error, 'account_check')]).toEqual([true, false]);
});

test('where the work throws, nothing of it stands, and its connection serves the next', async () => {
  const work = database.transact(async (tx) => {
    writePipelined(tx, say(tx, 1, 'one'));
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  await Promise.all([2, 3, 4, 5].map((id) => database.transact((tx) => say(tx, id, 'later'))));
  expect(await said()).toEqual(['later', 'later', 'later', 'later']);
});

test('whoever asks of a transaction that has ended is refused', async () => {
  const { tx } = await database.transact(async (open) => ({ tx: open }));
  await expect(say(tx, 1, 'late')).rejects.toThrow('given back');
  expect(() => writePipelined(tx, Promise.resolve())).toThrow('nobody would look');
  expect(await said()).toEqual([]);
});

test('a transaction within another stands or falls with it', async () => {
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

test('after a transaction within it, what the outer one writes along is looked at again', async () => {
  const outer = database.transact(async (tx) => {
    await transactWithin(tx, async (inner) => writePipelined(inner, say(inner, 1, 'inside')));
    writePipelined(tx, say(tx, 2, 'no'));
  });
  expect(isCheckViolation(await outer.catch((thrown: unknown) => thrown), 'said_text_check')).toBe(true);
  expect(await said()).toEqual([]);
});

test('statements of a serialization failure are tried again', async () => {
  let tries = 0;
  await database.transact(async (tx) => {
    tries += 1;
    if (tries < 3) await sql`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '40001'; END $$`.execute(tx);
    await say(tx, tries, 'third');
  });
  expect({ tries, said: await said() }).toEqual({ tries: 3, said: ['third'] });
});
