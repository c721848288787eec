import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { openTestApp } from '../../testing/index.ts';
import { orderTables } from './order.store.ts';

/**
 * Indexed columns of `customer_order` that change only once or twice for an order. Every other indexed column must
 * never change.
 */
const seldom = ['shop_id', 'pay_key', 'completed_at', 'hand_over_photo'];

it('no index of the order table uses a column that most state changes write, so that PostgreSQL need not update indexes', async () => {
  const test = await openTestApp();
  // The result also contains columns that an index uses only in an expression or a condition.
  const { rows } = await sql<{ column: string }>`SELECT DISTINCT a.attname AS column
    FROM pg_index i JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.objid = i.indexrelid
      AND d.refclassid = 'pg_class'::regclass AND d.refobjid = i.indrelid
    JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid
    WHERE i.indrelid = 'customer_order'::regclass`.execute(test.app.database.read);
  const indexed = rows.map(({ column }) => column);
  const moving = ['state', 'state_before_after_sale', 'version', ...orderTables.columns];
  expect(indexed).toContain('member_id');
  expect(moving.filter((column) => indexed.includes(column)).toSorted()).toEqual(seldom.toSorted());
  await test.close();
});
