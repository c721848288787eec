export type Part = {
  readonly name: string;
  /** @returns problems, a line or a block each. Notes are printed only when the part runs alone. */
  readonly run: (note: (line: string) => void) => Promise<readonly string[]> | readonly string[];
};

type Outcome = { readonly name: string; readonly seconds: number; readonly problems: readonly string[] };

const atOnce = 2;
/** Of one part's output. */
const maxLines = 40;

/** Prints a line for each part as it ends, then the failures. @returns whether all passed. */
export async function runParts(parts: readonly Part[], say: (line: string) => void): Promise<boolean> {
  const waiting = [...parts];
  const failed: Outcome[] = [];
  const worker = async (): Promise<void> => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const outcome = await timed(part, parts.length === 1 ? say : () => undefined);
      say(lineOf(outcome));
      if (outcome.problems.length > 0) failed.push(outcome);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const most = parts.length === 1 ? Number.POSITIVE_INFINITY : maxLines;
  for (const { name, problems } of failed) say(`\n${name}:\n${shortened(name, problems.join('\n').split('\n'), most)}`);
  return failed.length === 0;
}

function shortened(name: string, lines: readonly string[], most: number): string {
  if (lines.length <= most) return lines.join('\n');
  const rest = `… and ${lines.length - most} lines more: npm run check -- ${name}`;
  return [...lines.slice(0, most), rest].join('\n');
}

/** A part that throws has failed, with its error as the problem. */
async function timed({ name, run }: Part, note: (line: string) => void): Promise<Outcome> {
  const since = performance.now();
  const problems = await Promise.resolve()
    .then(() => run(note))
    .catch((error: unknown) => [error instanceof Error ? (error.stack ?? error.message) : String(error)]);
  return { name, problems, seconds: (performance.now() - since) / 1000 };
}

const lineOf = ({ name, seconds, problems }: Outcome): string =>
  `${name.padEnd(12)} ${(problems.length === 0 ? 'ok' : 'failed').padEnd(8)} ${seconds.toFixed(1).padStart(5)} s`;
