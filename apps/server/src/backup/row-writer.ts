import type { Client } from 'pg';
import { insertLines } from './backup.store.ts';
import type { BackupTable } from './backup-format.ts';

const maxCharactersAtATime = 1_000_000;

/** Inserts the rows of a backup in batches. A table line of the backup selects the table for the rows after it. */
export function createRowWriter(client: Client) {
  let table: BackupTable | null = null;
  let waiting: string[] = [];
  let characters = 0;
  const flush = async () => {
    if (table !== null && waiting.length > 0) await insertLines(client, table, waiting);
    waiting = [];
    characters = 0;
  };
  return {
    begin: (next: BackupTable) => {
      table = next;
    },
    add: async (line: string) => {
      waiting.push(line);
      characters += line.length;
      if (characters > maxCharactersAtATime) await flush();
    },
    flush,
  };
}
