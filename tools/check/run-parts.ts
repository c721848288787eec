export type Part = {
  readonly name: string;
  /**
   * Runs the check. @returns the problems, each a line or a block of lines. Notes are printed only when the part runs
   * alone.
   */
  readonly run: (note: (line: string) => void) => Promise<readonly string[]> | readonly string[];
  /** True if problems of the part are only warnings, which do not fail the check. */
  readonly isAdvisory?: true;
};

type Outcome = {
  readonly name: string;
  readonly seconds: number;
  readonly problems: readonly string[];
  readonly isAdvisory: boolean;
};

const concurrency = 2;
/** Maximum number of lines printed per part. */
const maxLines = 40;

/**
 * Runs all parts. Prints one line per part when it ends, and afterwards the problems of failed parts. A part that runs
 * alone prints all its problems and warnings. @returns whether no part failed
 */
export async function runParts(parts: readonly Part[], print: (line: string) => void): Promise<boolean> {
  const isAlone = parts.length === 1;
  const waiting = [...parts];
  const outcomes: Outcome[] = [];
  const worker = async (): Promise<void> => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const outcome = await timed(part, isAlone ? print : () => undefined);
      print(lineOf(outcome));
      outcomes.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  const failed = outcomes.filter(({ problems, isAdvisory }) => problems.length > 0 && !isAdvisory);
  const limit = isAlone ? Number.POSITIVE_INFINITY : maxLines;
  for (const { name, problems } of isAlone ? outcomes.filter(({ problems }) => problems.length > 0) : failed)
    print(`\n${name}:\n${shortened(name, problems.join('\n').split('\n'), limit)}`);
  return failed.length === 0;
}

function shortened(name: string, lines: readonly string[], limit: number): string {
  if (lines.length <= limit) return lines.join('\n');
  const rest = `… and ${lines.length - limit} more lines: npm run check -- ${name}`;
  return [...lines.slice(0, limit), rest].join('\n');
}

/** Runs one part and measures its time. If the part throws, its error counts as a problem. */
async function timed(part: Part, note: (line: string) => void): Promise<Outcome> {
  const { name, run, isAdvisory = false } = part;
  const since = performance.now();
  const outcome: Pick<Outcome, 'problems' | 'isAdvisory'> = await Promise.resolve()
    .then(() => run(note))
    .then((problems) => ({ problems, isAdvisory }))
    .catch((error: unknown) => ({ problems: [messageOf(error)], isAdvisory: false }));
  return { name, ...outcome, seconds: (performance.now() - since) / 1000 };
}

const messageOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error));

function lineOf({ name, seconds, problems, isAdvisory }: Outcome): string {
  const result = problems.length === 0 ? 'ok' : isAdvisory ? `${problems.length} warnings` : 'failed';
  return `${name.padEnd(12)} ${result.padEnd(12)} ${seconds.toFixed(1).padStart(5)} s`;
}
