import type { DeletionBlocker } from '@chifan/domain/member';
import type { Executor, Tx } from './database/database.ts';

/** Rows of a term as the member reads them in the export. */
export type ExportedRows = Readonly<Record<string, readonly unknown[]>>;

/** Personal data that a module stores. Each module has its own entry, so that none has to know all tables. */
export type PersonalData = {
  readonly hindrances?: (executor: Executor, memberId: number) => Promise<readonly DeletionBlocker[]>;
  /** For the member's export: each section by its name. */
  readonly copy?: (executor: Executor, memberId: number) => Promise<ExportedRows>;
  /** Removes the member from the data. Records that the law requires stay, without the member. */
  readonly forget?: (tx: Tx, memberId: number) => Promise<void>;
};
