import type { Project } from '../project.ts';
import { isTest, type Source } from '../source.ts';
import { type Found, statementsIn } from './sql.ts';

/** The tables that each server module owns. Only the owner, a module or the platform, may write a table. */
export type TableOwners = Readonly<Record<string, readonly string[]>>;

const schema = 'apps/server/src/platform/database/schema.ts';
/** Seed, import and tests may write the tables of every module. */
const mayWriteAll = /^apps\/server\/src\/(seed|import|testing)\//;
const written =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?"?(?!set\b|of\b|skip\b|nowait\b)(\w+)|\b(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*['"`](\w+)/gi;

/**
 * Finds the table that a store gives to the platform's workflow. The platform writes its rows and history for this
 * store.
 */
const ofWorkflow = /\btable:\s*['"`](\w+)/g;

/** Checks that only stores of the owning module write a table. */
export function tableOwnerProblems(source: Source, owners: TableOwners): string[] {
  const writer = /^apps\/server\/src\/(?:modules\/([^/]+)|(platform))\//.exec(source.path);
  const own = writer?.[1] ?? writer?.[2];
  if (own === undefined || mayWriteAll.test(source.path) || isTest(source.path)) return [];
  const owned = new Set(owners[own]);
  return statementsIn(source).flatMap((found) =>
    tablesWritten(found)
      .filter((table) => !owned.has(table))
      .map((table) => {
        const owner = Object.keys(owners).find((name) => owners[name]?.includes(table));
        return `${source.path}:${source.lineAt(found.start)} ${own} writes ${table}, a table of ${owner ?? 'no module'}`;
      }),
  );
}

const tablesWritten = ({ text }: Found): string[] => [
  ...new Set(
    [...text.matchAll(written), ...(text.startsWith('workflowTables(') ? text.matchAll(ofWorkflow) : [])].map(
      ([, inSql, inCall]) => inSql ?? inCall ?? '',
    ),
  ),
];

/** Reports tables without an owner, and owned tables that do not exist. */
export function tablesWithoutOwner(project: Project, owners: TableOwners): string[] {
  const tables = tablesOf(project.get(schema) ?? '');
  if (tables.length === 0) return [];
  const owned = Object.values(owners).flat();
  const twice = owned.filter((table, at) => owned.indexOf(table) !== at);
  const list = 'tools/check/boundaries/tables.ts';
  return [
    ...tables.filter((table) => !owned.includes(table)).map((table) => `${list} gives the table ${table} no owner`),
    ...owned.filter((table) => !tables.includes(table)).map((table) => `${list} names ${table} that does not exist`),
    ...twice.map((table) => `${list} gives the table ${table} two owners`),
  ];
}

function tablesOf(types: string): string[] {
  const [, database = ''] = /^export interface DB \{\n([\s\S]*?)^\}/m.exec(types) ?? [];
  return [...database.matchAll(/^ {2}(\w+):/gm)].map(([, table = '']) => table);
}
