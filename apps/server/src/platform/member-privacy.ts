import type { DeletionBlocker } from '@chifan/domain/member';
import type { Executor, Tx } from './database/database.ts';

/** Rows of a member's data export, by section name. */
export type ExportedRows = Readonly<Record<string, readonly unknown[]>>;

/**
 * The personal data that a module stores. Each module declares its own personal data, so that no code has to know all
 * tables.
 */
export type PersonalData = {
  readonly deletionBlockers?: (executor: Executor, memberId: number) => Promise<readonly DeletionBlocker[]>;
  /** Returns the data for the member's export, by section name. */
  readonly exportData?: (executor: Executor, memberId: number) => Promise<ExportedRows>;
  /** Removes the member's personal data. Records that the law requires remain without the member. */
  readonly deleteData?: (tx: Tx, memberId: number) => Promise<void>;
};
