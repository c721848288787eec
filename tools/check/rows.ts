import path from 'node:path';
import { Client } from 'pg';
import type { SourceFile, TaggedTemplateExpression, TypeNode } from 'typescript/unstable/ast';
import * as is from 'typescript/unstable/ast/is';
import { API, type Project as Program, TypeFlags } from 'typescript/unstable/sync';
import { createDatabase, dropDatabase } from '../../apps/server/src/testing/database/databases.ts';
import { openTestPostgres, prepareTemplate } from '../../apps/server/src/testing/database/template.ts';
import { type Project, root } from './project.ts';
import { type Code, eachNode, NotStatic, readCode } from './rows/code.ts';
import { type Describe, describer } from './rows/describe.ts';
import { rowProblems } from './rows/row-problems.ts';
import { sqlVariantsOf } from './rows/sql-variants.ts';
import { isTest } from './source.ts';

/** Files whose SQL is known only at run time and therefore not checked, each with the reason. */
const notStatic: Readonly<Record<string, string>> = {
  'apps/server/src/modules/search/search-name.store.ts': 'one part for each kind of name',
  'apps/server/src/modules/notification/notification.store.ts': 'the caller passes the condition',
  'apps/server/src/modules/payment/attempts/pay-keys.store.ts': 'other modules pass the query',
};

const server = /^apps\/server\/src\/.*\.ts$/;
const speaksSql = /\bsql[.<`]/;

/** Checks that each row type in `sql<Row>` matches PostgreSQL's description of the statement. */
export async function rowTypeProblems(project: Project): Promise<string[]> {
  const files = [...project]
    .filter(([file, text]) => server.test(file) && !isTest(file) && speaksSql.test(text))
    .map(([file]) => path.join(root, file));
  const config = path.join(root, 'tsconfig.json');
  const problems = await withDescriber((describe) => problemsOfFiles({ config, files }, describe));
  return [
    ...problems.filter((problem) => !Object.keys(notStatic).some((file) => isExcused(file, problem))),
    ...Object.keys(notStatic)
      .filter((file) => !problems.some((problem) => isExcused(file, problem)))
      .map((file) => `tools/check/rows.ts excuses ${file} without need`),
  ];
}

const unknown = 'is known only at run time';
const isExcused = (file: string, problem: string): boolean =>
  problem.startsWith(`${file}:`) && problem.includes(unknown);

/**
 * Runs `work` with an empty database of the newest schema. `work` prepares statements in the database but never
 * executes them.
 */
export async function withDescriber<Value>(work: (describe: Describe) => Promise<Value>): Promise<Value> {
  const outside = process.env['TEST_DATABASE_URL'];
  const embedded = outside ? null : await openTestPostgres(() => undefined);
  const url = outside ?? embedded?.url ?? '';
  const name = `types_${process.pid}`;
  try {
    const client = new Client({ connectionString: await createDatabase(url, name, await prepareTemplate(url)) });
    await client.connect();
    try {
      return await work(await describer(client));
    } finally {
      await client.end();
    }
  } finally {
    await dropDatabase(url, name);
    await embedded?.close();
  }
}

type Files = { readonly config: string; readonly files: readonly string[] };

export async function problemsOfFiles({ config, files }: Files, describe: Describe): Promise<string[]> {
  const api = new API({ cwd: path.dirname(config) });
  try {
    const program = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (program === undefined) throw new Error(`${config} is no project`);
    const code = readCode(program, files);
    const problems: string[] = [];
    for (const statement of files.flatMap((file) => statementsIn(program, file))) {
      const found = await problemsOf(code, statement, describe);
      problems.push(...found.map((problem) => `${statement.place} ${problem}`));
    }
    return problems;
  } finally {
    api.close();
  }
}

type Statement = {
  readonly place: string;
  readonly row: TypeNode;
  readonly template: TaggedTemplateExpression;
};

function statementsIn({ program }: Program, file: string): Statement[] {
  const source = program.getSourceFile(file);
  const statements: Statement[] = [];
  eachNode(source, (node) => {
    if (!is.isTaggedTemplateExpression(node) || node.tag.getText() !== 'sql') return;
    const [row] = node.typeArguments ?? [];
    if (source && row) statements.push(statementAt(source, node, row));
  });
  return statements;
}

function statementAt(source: SourceFile, template: TaggedTemplateExpression, row: TypeNode): Statement {
  const file = path.relative(root, source.fileName);
  const line = source.getLineAndCharacterOfPosition(template.getStart()).line + 1;
  return { place: `${file}:${line}`, row, template };
}

async function problemsOf(code: Code, { row, template }: Statement, describe: Describe): Promise<string[]> {
  const type = code.checker.getTypeFromTypeNode(row);
  // A scalar type belongs to an expression within a statement, not to rows, so skip it.
  if (type === undefined || !(type.flags & (TypeFlags.Object | TypeFlags.Intersection))) return [];
  try {
    const problems: string[] = [];
    for (const text of sqlVariantsOf(code, template)) {
      const columns = await describe(text);
      if (columns instanceof Error) return [`PostgreSQL rejects it: ${columns.message}: ${inOneLine(text)}`];
      problems.push(...rowProblems(code.checker, type, { text, columns }));
    }
    return [...new Set(problems)];
  } catch (error) {
    if (!(error instanceof NotStatic)) throw error;
    return [`${unknown}: ${error.message}`];
  }
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 300);
