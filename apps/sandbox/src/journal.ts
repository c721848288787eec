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
 * One JSON line per write, appended before it is acknowledged, so a killed process loses nothing. A truncated last line
 * was never acknowledged and is dropped.
 */
export interface Journal<Fact> {
  readonly facts: readonly Fact[];
  /** In one write: either all facts are stored, or a truncated line is dropped at the next start. */
  append(facts: readonly Fact[]): void;
  close(): void;
}

/** `compact` may drop facts that later ones replace. */
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
      // One line for several facts makes them atomic.
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
