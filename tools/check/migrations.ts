import type { Project } from './project.ts';

/** Number of the first migration to which the policy of docs/upgrading.md applies. */
const firstHeld = 79;
const migration = /^database\/migrations\/(\d{4})_\w+\.sql$/;
const policy = 'docs/upgrading.md';

type Migration = { readonly file: string; readonly name: string; readonly statements: readonly string[] };

/**
 * Checks that a migration works while nodes of the previous release still run. A migration may add anything, but may
 * remove only what the previous release does not read.
 */
export function migrationProblems(project: Project): string[] {
  const held = [...project].flatMap(([file, text]) => {
    const number = Number(migration.exec(file)?.[1] ?? 0);
    if (number < firstHeld) return [];
    return [{ file, name: file.slice(file.lastIndexOf('/') + 1, -4), statements: statementsOf(text) }];
  });
  // docs/upgrading.md lists the exceptions for operators, with their cost.
  const told = project.get(policy) ?? '';
  const changes = (project.get('CHANGELOG.md') ?? '').replaceAll(/\s+/g, ' ');
  return held
    .filter(({ name }) => !told.includes(name))
    .flatMap((one) => [...indexProblems(one, changes), ...constraintProblems(one), ...contractProblems(one, project)]);
}

/**
 * The SQL statements without comments and dollar-quoted bodies. The comment `-- Unread since 6.1.` stays with its
 * statement.
 */
const statementsOf = (text: string): string[] =>
  text
    .replaceAll(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replaceAll(/--(?! Unread since \d+\.\d+).*$/gm, '')
    .split(';')
    .map((statement) => statement.replaceAll(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');

const makesTable = /^CREATE TABLE (?:IF NOT EXISTS )?(\w+)/i;
const addsColumn = /\bADD COLUMN (?:IF NOT EXISTS )?(\w+)/gi;
const makesIndex = /^CREATE (UNIQUE )?INDEX (IF NOT EXISTS )?(\w+) ON (?:ONLY )?(\w+)/i;

function indexProblems({ file, statements }: Migration, changes: string): string[] {
  const made = new Set(statements.map((statement) => makesTable.exec(statement)?.[1]));
  // The operator cannot create an index before the upgrade if its column is added in the same migration. So such an
  // index needs no command.
  const added = statements.flatMap((statement) => [...statement.matchAll(addsColumn)].map(([, column]) => column));
  return statements.flatMap((statement) => {
    const [, , isTolerant, index, table] = makesIndex.exec(statement) ?? [];
    if (index === undefined || made.has(table)) return [];
    const before = statement.replace(/INDEX (IF NOT EXISTS )?/i, 'INDEX CONCURRENTLY IF NOT EXISTS ');
    const isOfNew = added.some((column) => new RegExp(`\\(.*\\b${column}\\b`).test(statement));
    return [
      ...(isTolerant === undefined ? [`${file}: ${index} is made without IF NOT EXISTS (${policy})`] : []),
      ...(isOfNew || changes.includes(before) ? [] : [`CHANGELOG.md lacks, for ${file}: ${before}`]),
    ];
  });
}

function constraintProblems({ file, statements }: Migration): string[] {
  return statements.flatMap((statement) => {
    if (!/^ALTER TABLE/i.test(statement)) return [];
    const checks = /\bADD (?:CONSTRAINT \w+ )?(?:CHECK|FOREIGN KEY)\b/i.test(statement);
    const fills = /\bADD COLUMN\b[^,]*\bNOT NULL\b/i.test(statement) && !/\bDEFAULT\b/i.test(statement);
    return [
      ...(checks && !/\bNOT VALID\b/i.test(statement) ? [`${file}: a constraint comes as NOT VALID (${policy})`] : []),
      ...(fills ? [`${file}: a column is null or has a constant default (${policy})`] : []),
    ];
  });
}

const contracts = /\bDROP (?:TABLE|INDEX|COLUMN|CONSTRAINT)\b|\bRENAME\b|\bALTER COLUMN \w+ (?:SET DATA )?TYPE\b/i;
const unread = /^-- Unread since (\d+)\.(\d+)/;

function contractProblems({ file, statements }: Migration, project: Project): string[] {
  const { version = '0.0.0' } = JSON.parse(project.get('package.json') ?? '{}') as { version?: string };
  return statements.flatMap((statement) => {
    const [found] = contracts.exec(statement) ?? [];
    if (found === undefined) return [];
    const since = unread.exec(statement)?.slice(1).map(Number);
    if (since === undefined) return [`${file}: ${found} without “-- Unread since MAJOR.MINOR” (${policy})`];
    return isReleased(since, version) ? [] : [`${file}: ${found} is still read by the previous release (${policy})`];
  });
}

/**
 * Whether the release that stopped reading a table or column is already published. Only a later release may drop it.
 */
function isReleased([major = 0, minor = 0]: readonly number[], version: string): boolean {
  const [ourMajor = 0, ourMinor = 0] = version.split('.').map(Number);
  return major < ourMajor || (major === ourMajor && minor <= ourMinor);
}
