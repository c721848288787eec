import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/**
 * An append-only file with one JSON line per write. A change is acknowledged after its line is written, so a kill of
 * the process loses no acknowledged change. A truncated last line was never acknowledged and is dropped.
 */
export interface Journal<Fact> {
  readonly facts: readonly Fact[];
  /** Writes the facts as one line. After a kill either all or none of them are in the journal. */
  append(facts: readonly Fact[]): void;
  close(): void;
}

/**
 * Opens a journal and rewrites its file with the result of `compact`, which may drop facts that later facts replace.
 */
export function openJournal<Fact>(
  file: string,
  compact: (facts: readonly Fact[]) => readonly Fact[] = (facts) => facts,
): Journal<Fact> {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const facts = compact(readFacts<Fact>(file));
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, linesOf(facts), { mode: 0o600 });
  renameSync(aside, file);
  const handle = openSync(file, 'a');
  return {
    facts,
    append: (more) => {
      // All facts are in one line, so that they are stored together or not at all.
      writeSync(handle, `${JSON.stringify(more)}\n`);
    },
    close: () => closeSync(handle),
  };
}

const linesOf = (facts: readonly unknown[]): string => (facts.length === 0 ? '' : `${JSON.stringify(facts)}\n`);

function readFacts<Fact>(file: string): Fact[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line === '' ? [] : (JSON.parse(line) as Fact[]);
      } catch {
        return [];
      }
    });
}
