export type Part = {
  readonly name: string;
  /** @returns what is wrong, a line or a block each; nothing when all is well. */
  readonly run: () => Promise<readonly string[]> | readonly string[];
};

type Outcome = { readonly name: string; readonly seconds: number; readonly problems: readonly string[] };

/** As many as this kind of machine has cores. */
const atOnce = 2;
/** Of one part, while other parts want to be seen as well. */
const maxLines = 40;

/** Runs the parts, says a line for each as it ends, and at the end what failed. @returns whether all is well. */
export async function runParts(parts: readonly Part[], say: (line: string) => void): Promise<boolean> {
  const waiting = [...parts];
  const failed: Outcome[] = [];
  const worker = async (): Promise<void> => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) {
      const outcome = await timed(part);
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

/** A part that breaks has failed, with its error as the problem. */
async function timed({ name, run }: Part): Promise<Outcome> {
  const since = performance.now();
  const problems = await Promise.resolve()
    .then(run)
    .catch((error: unknown) => [error instanceof Error ? (error.stack ?? error.message) : String(error)]);
  return { name, problems, seconds: (performance.now() - since) / 1000 };
}

const lineOf = ({ name, seconds, problems }: Outcome): string =>
  `${name.padEnd(12)} ${(problems.length === 0 ? 'ok' : 'failed').padEnd(8)} ${seconds.toFixed(1).padStart(5)} s`;
