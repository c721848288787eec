import type { Project } from './project.ts';

/** A rule in docs/rules/: `- **ordering-3** …`, then `Constants:` and `Tests:` with names in backticks. */
type Rule = {
  readonly id: string;
  readonly page: string;
  readonly line: number;
  readonly constants: readonly string[];
  readonly tests: readonly string[];
};

const folder = 'docs/rules/';
const index = `${folder}README.md`;
/** Decision records. Their file names begin with a number, such as `0047-live-updates-between-nodes.md`. */
const recordFolder = 'docs/decisions/';
const record = /^docs\/decisions\/(\d{4})-[^/]+\.md$/;
const cited = /\brules? [a-z]+-\d+(?:(?:,| and)(?:\s|\/\/|\*|--)+[a-z]+-\d+)*/gi;
const source = /^(packages\/(?:domain|contract)|apps\/server)\/src\/.*\.ts$/;
const testFile = /\.test\.tsx?$/;

/** Files that contain wrong citations on purpose. */
const aboutCitations = /^tools\/check\/rules(\.test)?\.ts$/;

/** Matches references to documents outside this repository. */
const outside = /\b(?:specification|decisions?|spec)\s*\(?§|\bthe spec(?:ification)?\b|\.\.\/shared\//gi;
/**
 * Files that may name an outside document: applied migrations, which are never edited, and the load test's source of
 * names.
 */
const mayNameOutside = /^database\/migrations\/00(?:[0-2]\d|3[0-5])_|^bench\/city\/real-names\.ts$/;

/**
 * Checks rules and citations. Rules have permanent numbers and name existing constants and tests. Each citation names
 * an existing rule.
 */
export function ruleProblems(project: Project): string[] {
  const rules = rulesOf(project);
  return [
    ...numberProblems(rules),
    ...indexProblems(project),
    ...recordProblems(project),
    ...namedProblems(project, rules),
    ...citationProblems(project, new Set(rules.map(({ id }) => id))),
    ...outsideProblems(project),
  ];
}

const pagesOf = (project: Project): string[] =>
  [...project.keys()].filter((file) => file.startsWith(folder) && file.endsWith('.md') && file !== index);

function rulesOf(project: Project): Rule[] {
  return pagesOf(project).flatMap((page) => {
    const text = project.get(page) ?? '';
    const starts = [...text.matchAll(/^- \*\*([^*]+)\*\*/gm)];
    return starts.map(({ 1: id = '', index: start }, place) => {
      const body = text.slice(start, starts[place + 1]?.index);
      const line = text.slice(0, start).split('\n').length;
      return { id, page, line, constants: namesAfter('Constants', body), tests: namesAfter('Tests', body) };
    });
  });
}

function namesAfter(label: string, body: string): string[] {
  const list = new RegExp(`\\b${label}:((?:[\\s,]*\`[^\`]+\`)*)`).exec(body)?.[1] ?? '';
  return [...list.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
}

function numberProblems(rules: readonly Rule[]): string[] {
  const known = new Set<string>();
  return rules.flatMap(({ id, page, line }) => {
    const term = page.slice(folder.length, -'.md'.length);
    const isOwn = new RegExp(`^${term}-[1-9]\\d*$`).test(id);
    const isNew = !known.has(id);
    known.add(id);
    return [
      ...(isOwn ? [] : [`${page}:${line} ${id} is no number of its page: ${term}-1, ${term}-2, …`]),
      ...(isNew ? [] : [`${page}:${line} ${id} appears twice`]),
    ];
  });
}

function indexProblems(project: Project): string[] {
  const list = project.get(index) ?? '';
  return pagesOf(project)
    .map((page) => page.slice(folder.length))
    .filter((page) => !list.includes(`](${page})`))
    .map((page) => `${index} does not list ${page}`);
}

function recordProblems(project: Project): string[] {
  const list = project.get(`${recordFolder}README.md`) ?? '';
  const known = new Set<string>();
  return [...project].flatMap(([file, text]) => {
    const number = record.exec(file)?.[1];
    if (number === undefined) return [];
    const isNew = !known.has(number);
    known.add(number);
    return [
      ...(isNew ? [] : [`${file} has the number of another record`]),
      ...(text.startsWith(`# ${number} `) ? [] : [`${file} does not begin with "# ${number} "`]),
      ...(list.includes(`](${file.slice(recordFolder.length)})`)
        ? []
        : [`${recordFolder}README.md does not list ${file}`]),
    ];
  });
}

function namedProblems(project: Project, rules: readonly Rule[]): string[] {
  const exported = exportedNames(project);
  return rules.flatMap(({ id, page, line, constants, tests }) => {
    const at = `${page}:${line} ${id}`;
    return [
      ...constants.filter((name) => !exported.has(name)).map((name) => `${at} names ${name}, which is not exported`),
      ...(tests.length > 0 ? [] : [`${at} names no test`]),
      ...tests
        .filter((file) => !project.has(file) || !testFile.test(file))
        .map((file) => `${at} names ${file}, a test that does not exist`),
    ];
  });
}

function exportedNames(project: Project): ReadonlySet<string> {
  const files = [...project].filter(([file]) => source.test(file) && !testFile.test(file));
  return new Set(
    files.flatMap(([, text]) =>
      [...text.matchAll(/^export (?:const|function|async function|class) (\w+)/gm)].map(([, name = '']) => name),
    ),
  );
}

function citationProblems(project: Project, ids: ReadonlySet<string>): string[] {
  return [...project]
    .filter(([file]) => !aboutCitations.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(cited)].flatMap((match) =>
        [...match[0].matchAll(/[a-z]+-\d+/g)]
          .filter(([id]) => !ids.has(id))
          .map(([id]) => `${file}:${text.slice(0, match.index).split('\n').length} cites ${id} which is not a rule`),
      ),
    );
}

function outsideProblems(project: Project): string[] {
  return [...project]
    .filter(([file]) => !aboutCitations.test(file) && !mayNameOutside.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(outside)].map(
        ({ 0: words, index }) =>
          `${file}:${text.slice(0, index).split('\n').length} names "${words}", which is not in the repository`,
      ),
    );
}
