import { describe, expect, test } from 'vitest';
import { boundaryProblems } from './boundaries.ts';

const problemsOf = (files: Record<string, string>) => boundaryProblems(new Map(Object.entries(files)));
const server = (file: string) => `apps/server/src/${file}`;

describe('imports of packages and apps', () => {
  test.each([
    ['packages/domain/src/fen.ts', "import { call } from '@chifan/contract';", 'which is in a higher layer'],
    ['packages/contract/src/call.ts', "export { Button } from '@chifan/ui';", 'which is in a higher layer'],
    ['packages/ui/src/card.tsx', "import { startApp } from '@chifan/server';", 'Nothing imports an app'],
    ['apps/web/src/main.tsx', "import '@chifan/console';", 'Nothing imports an app'],
    [server('modules/mall/cart.ts'), "import { createSandbox } from '@chifan/sandbox';", 'Nothing imports an app'],
    ['packages/maps/src/index.ts', '', 'has no layer'],
    ['packages/ui/src/card.tsx', "import { fen } from '../../domain/src/fen.ts';", 'leaves its workspace by path'],
    ['packages/domain/src/fen.ts', "import { ok } from '@chifan/domain';", 'own package by name'],
    ['apps/web/src/app/routes.ts', "const load = () => import('@chifan/console');", 'Nothing imports an app'],
  ])('the boundary check rejects the file %s with the code %s', (file, text, problem) => {
    expect(problemsOf({ [file]: text })).toEqual([expect.stringContaining(`${file}:1`)]);
    expect(problemsOf({ [file]: text })[0]).toContain(problem);
  });

  test.each([
    ['packages/ui/src/card.tsx', "import { fen } from '@chifan/domain';"],
    ['apps/web/src/main.tsx', "import { Button } from '@chifan/ui'; import './app/app.tsx';"],
    [server('start-server.ts'), "import { createSandbox } from '@chifan/sandbox';"],
    [server('seed/demo-files.ts'), "import dishes from '../../../../demo/dishes.json';"],
  ])('the boundary check accepts the file %s with the code %s', (file, text) => {
    expect(problemsOf({ [file]: text })).toEqual([]);
  });

  test('the boundary check lets a browser app import from the contract only types and clients', () => {
    const file = 'apps/web/src/platform/api.ts';
    expect(problemsOf({ [file]: "import { calls } from '@chifan/contract';" })[0]).toContain('use import type');
    expect(
      problemsOf({ [file]: "export { orderRequest } from '@chifan/contract/ordering/order-request';" }),
    ).toHaveLength(1);
    expect(problemsOf({ [file]: "import { type Calls, calls } from '@chifan/contract';" })).toHaveLength(1);
    expect(problemsOf({ [file]: "import type { Calls } from '@chifan/contract';" })).toEqual([]);
    expect(problemsOf({ [file]: "import { createCall } from '@chifan/contract/client';" })).toEqual([]);
    expect(problemsOf({ [file]: "import { runBridge } from '@chifan/contract/printer-client';" })).toEqual([]);
    expect(problemsOf({ [server('app.ts')]: "import { calls } from '@chifan/contract';" })).toEqual([]);
  });
});

describe('purity of domain code', () => {
  const file = 'packages/domain/src/ordering/order-times.ts';
  test.each([
    ["import { z } from 'zod';", 'imports nothing but itself'],
    ["import { readFileSync } from 'node:fs';", 'imports nothing but itself'],
    ['export const now = () => Date.now();', 'reads Date.now'],
    ['export const now = () => new Date();', 'reads the clock'],
    ['export const dice = () => Math.random();', 'reads Math.random'],
    ['export const zone = process.env;', 'reads process.env'],
  ])('the boundary check rejects domain code with %s', (text, problem) => {
    expect(problemsOf({ [file]: text })).toEqual([expect.stringContaining(problem)]);
  });

  test('the boundary check lets domain code parse a given date, and lets tests of the domain import anything', () => {
    expect(
      problemsOf({ [file]: "export const at = (text: string) => new Date(text);\nexport * from './fen.ts';" }),
    ).toEqual([]);
    expect(problemsOf({ 'packages/domain/src/fen.test.ts': "import { test } from 'vitest';\nDate.now();" })).toEqual(
      [],
    );
  });
});

describe('import cycles', () => {
  const [above, below, aside] = ['list.tsx', 'row.tsx', 'row-props.ts'].map(
    (file) => `apps/web/src/features/mall/${file}`,
  );
  test.each([
    ['value imports', "import { Row } from './row.tsx';", "import { List } from './list.tsx';"],
    ['a type import', "import { Row } from './row.tsx';", "import type { RowProps } from './list.tsx';"],
    ['a lazy import', "const row = () => import('./row.tsx');", "import './list.tsx';"],
    ['re-exports', "export { Row } from './row.tsx';", "export * from './list.tsx';"],
  ])('the boundary check reports an import cycle once: %s', (_, upper, lower) => {
    const found = problemsOf({ [`${above}`]: upper, [`${below}`]: lower });
    expect(found).toEqual([expect.stringContaining('web: features/mall/list.tsx → web: features/mall/row.tsx →')]);
  });

  test('the boundary check reports the shortest import cycle over several files', () => {
    const file = (name: string) => `packages/domain/src/${name}.ts`;
    const found = problemsOf({
      [file('a')]: "import './b.ts';",
      [file('b')]: "import './c.ts'; import './d.ts';",
      [file('c')]: "import './d.ts';",
      [file('d')]: "import './a.ts';",
    });
    expect(found).toEqual([
      `${file('a')}:1 imports itself: domain: a.ts → domain: b.ts → domain: d.ts → domain: a.ts`,
      expect.stringContaining('domain: c.ts → domain: d.ts → domain: a.ts → domain: b.ts → domain: c.ts'),
    ]);
  });

  test('moving a shared type to a third file removes an import cycle', () => {
    const files = {
      [`${above}`]: "import { Row } from './row.tsx'; import type { RowProps } from './row-props.ts';",
      [`${below}`]: "import type { RowProps } from './row-props.ts';",
      [`${aside}`]: 'export type RowProps = { readonly name: string };',
    };
    expect(problemsOf(files)).toEqual([]);
  });
});

describe('server modules', () => {
  test.each([
    ['platform/http/kernel.ts', '../../modules/mall/index.ts', 'platform imports'],
    ['platform/http/kernel.ts', '../../app.ts', 'platform imports'],
    ['modules/wallet/post.ts', '../ordering/index.ts', 'which is not lower'],
    ['modules/wallet/post.ts', '../coupon/index.ts', 'which is not lower'],
    ['modules/ordering/place-order.ts', '../wallet/post.ts', 'only through its index.ts'],
    ['modules/ordering/place-order.ts', '../../app.ts', 'A module imports lower modules and platform only'],
    ['modules/ordering/place-order.ts', '../../testing/index.ts', 'only tests may use'],
    ['app.ts', './modules/wallet/post.ts', 'only through its index.ts'],
  ])('the server file %s may not import %s', (file, from, problem) => {
    expect(problemsOf({ [server(file)]: `import { x } from '${from}';` })).toEqual([expect.stringContaining(problem)]);
  });

  test.each([
    ['modules/ordering/place-order.ts', '../wallet/index.ts'],
    ['modules/ordering/timers/expire.job.ts', '../order.store.ts'],
    ['modules/ordering/timers/expire.job.ts', '../../../platform/module.ts'],
    ['modules/wallet/post.test.ts', '../../testing/index.ts'],
    ['modules/wallet/post.test.ts', '../ordering/index.ts'],
    ['app.ts', './modules/notification/index.ts'],
  ])('the server file %s may import %s', (file, from) => {
    expect(problemsOf({ [server(file)]: `import { x } from '${from}';` })).toEqual([]);
  });

  test('a server module that is missing in moduleRanks is reported', () => {
    expect(problemsOf({ [server('modules/lottery/draw.ts')]: 'export {};' })[0]).toContain('lottery has no rank');
  });
});

describe('imports of features', () => {
  const feature = (app: string, file: string) => `apps/${app}/src/features/${file}`;
  test.each([
    [feature('web', 'ordering/checkout.screen.tsx'), '../wallet/balance.ts', 'only app/ composes features'],
    [feature('console', 'courier/jobs.screen.tsx'), '../ordering/board.tsx', 'only app/ composes features'],
    ['apps/web/src/platform/api.ts', '../features/wallet/balance.ts', 'only app/ composes features'],
    ['apps/web/src/platform/api.ts', '../app/routes.ts', 'may not import a higher layer'],
    ['apps/web/src/data/wallet.ts', '../features/wallet/balance.ts', 'only app/ composes features'],
    ['apps/web/src/data/wallet.ts', '../terms/wallet/points.tsx', 'may not import a higher layer'],
    ['apps/web/src/platform/api.ts', '../terms/ordering/order-number.ts', 'may not import a higher layer'],
    ['apps/web/src/terms/ordering/order-number.ts', '../../features/wallet/balance.ts', 'only app/ composes features'],
  ])('the app file %s may not import %s', (file, from, problem) => {
    expect(problemsOf({ [file]: `import { x } from '${from}';` })).toEqual([expect.stringContaining(problem)]);
    expect(problemsOf({ [file]: `import type { X } from '${from}';` })).toHaveLength(1);
  });

  test('the boundary check lets app/ import features, and a feature import platform/', () => {
    const load = "const load = () => import('../features/wallet/balance.screen.tsx');";
    expect(problemsOf({ 'apps/web/src/app/routes.ts': load })).toEqual([]);
    const own = "import './total.ts'; import '../../platform/api.ts'; import '../ordering/places/choose.ts';";
    expect(problemsOf({ [feature('web', 'ordering/checkout.screen.tsx')]: own })).toEqual([]);
  });
});

describe('query keys of the guest app', () => {
  const text = "queries.invalidateQueries({ queryKey: ['orders'] });";

  test.each(['features/mall/checkout.ts', 'terms/wallet/use-own-points.ts', 'platform/live.ts'])(
    '%s may not contain the text of a query key',
    (file) => {
      expect(problemsOf({ [`apps/web/src/${file}`]: text })).toEqual([expect.stringContaining('repeats a query key')]);
    },
  );

  test('only files in data/ contain the text of a query key, but other files may use the key', () => {
    expect(problemsOf({ 'apps/web/src/data/ordering.ts': text })).toEqual([]);
    expect(problemsOf({ 'apps/web/src/app/orders/orders.test.tsx': text })).toEqual([]);
    const handedOn = 'queries.setQueryData(quoteQuery(request).queryKey, quote);';
    expect(problemsOf({ 'apps/web/src/features/ordering/place.ts': handedOn })).toEqual([]);
  });
});

describe('SQL', () => {
  const useCase = server('modules/mall/list-cart.ts');
  test.each([
    'const rows = await sql`SELECT 1`.execute(tx);',
    "const rows = await tx.selectFrom('mall_cart_item').selectAll().execute();",
    "remember(() => tx.deleteFrom('mall_cart_item').execute());",
    "await client.query('SELECT id FROM member WHERE id = $1');",
    'await client.query(`insert into mall_order values (${1})`);',
  ])('the boundary check rejects SQL outside a file *.store.ts: %s', (text) => {
    expect(problemsOf({ [useCase]: text })).toEqual([expect.stringContaining('SQL belongs in *.store.ts')]);
    for (const file of [
      'modules/mall/cart.store.ts',
      'import/import.ts',
      'seed/seed.ts',
      'modules/mall/cart.test.ts',
    ]) {
      expect(problemsOf({ [server(file)]: text })).toEqual([]);
    }
  });

  test('a label that begins with an SQL keyword does not count as SQL', () => {
    expect(problemsOf({ [useCase]: "const label = 'Select a shop from the list';" })).toEqual([]);
    expect(problemsOf({ [useCase]: "const label = 'Update your address';" })).toEqual([]);
  });

  test.each([
    "await tx.insertInto('posting').values(row).execute();",
    "await tx.updateTable('account').set({ balance: 0 }).execute();",
    'await sql`INSERT INTO entry (posting_id) VALUES (1)`.execute(tx);',
    'await sql`SELECT post_entries(1)`.execute(tx);',
  ])('the boundary check allows only posting.store.ts to write postings: %s', (text) => {
    expect(problemsOf({ [server('modules/wallet/rewards.store.ts')]: text })).toEqual([
      expect.stringContaining('writes postings'),
    ]);
    expect(problemsOf({ [server('modules/wallet/posting.store.ts')]: text })).toEqual([]);
  });

  test.each([
    "await tx.updateTable('customer_order').set({ state: 'refunded' }).execute();",
    "UPDATE customer_order SET version = 1, state = 'refunded' WHERE id = 1",
    'INSERT INTO customer_order (state) VALUES (1)',
    "workflowTables({ table: 'customer_order', history: { table: 'order_history', of: 'order_id' } })",
  ])('the boundary check allows only two store files to write the state of an order: %s', (statement) => {
    const text = /^(await|workflow)/.test(statement) ? statement : `await sql\`${statement}\`.execute(tx);`;
    expect(problemsOf({ [server('modules/ordering/order-lines.store.ts')]: text })).toEqual([
      expect.stringContaining('write the state of an order'),
    ]);
    expect(problemsOf({ [server('modules/ordering/order.store.ts')]: text })).toEqual([]);
  });

  test('the boundary check lets any ordering store read the state of an order and write its other columns', () => {
    const store = server('modules/ordering/order-courier.store.ts');
    const reads =
      "await tx.updateTable('customer_order').set({ courier_id: 1 }).where('state', '=', 'to_deliver').execute();";
    expect(problemsOf({ [store]: reads })).toEqual([]);
    expect(problemsOf({ [store]: "sql`UPDATE customer_order SET courier_id = 1 WHERE state = 'x'`" })).toEqual([]);
  });

  test('the boundary check reports a module that writes a table of another module', () => {
    const text = 'await sql`UPDATE customer_order SET courier_id = 1`.execute(tx);';
    expect(problemsOf({ [server('modules/courier/courier.store.ts')]: text })).toEqual([
      expect.stringContaining('courier writes customer_order, a table of ordering'),
    ]);
  });
});

describe('sibling folders of an app', () => {
  const folder = 'apps/web/src/features/mall';
  const cart = { [`${folder}/cart/cart.tsx`]: "import '../checkout/checkout.ts';" };

  test('two sibling folders that import each other are reported once for each direction', () => {
    const checkout = { [`${folder}/checkout/checkout.ts`]: "import type { Sum } from '../cart/cart.tsx';" };
    expect(problemsOf({ ...cart, ...checkout })).toEqual(
      expect.arrayContaining([
        expect.stringContaining(`imports the folder ${folder}/checkout, which imports ${folder}/cart`),
        expect.stringContaining(`imports the folder ${folder}/cart, which imports ${folder}/checkout`),
      ]),
    );
  });

  test('two sibling folders may have imports in one direction', () => {
    expect(problemsOf({ ...cart, [`${folder}/checkout/checkout.ts`]: 'export const sum = 1;' })).toEqual([]);
  });
});

describe('input fields of the contract', () => {
  const entry = 'packages/contract/src/address/calls.ts';
  test.each(['z.string()', 'z.number().int()', 'z.coerce.number()', 'z.iso.datetime()', 'z\n  .string()\n  .max(4)'])(
    'the contract may not use %j outside fields.ts, because it has no bounds',
    (bare) => {
      const text = `export const input = z.object({ a: ${bare} });`;
      expect(problemsOf({ [entry]: text })).toEqual([expect.stringContaining('has no bounds')]);
      expect(problemsOf({ 'packages/contract/src/fields.ts': text })).toEqual([]);
      expect(problemsOf({ 'packages/contract/src/address/calls.test.ts': text })).toEqual([]);
    },
  );

  test('the boundary check lets the contract use the bounded field types of fields.ts', () => {
    expect(problemsOf({ [entry]: 'export const input = z.object({ a: typed(20), b: z.boolean() });' })).toEqual([]);
  });
});
