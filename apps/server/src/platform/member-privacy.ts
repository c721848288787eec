import type { DeletionHindrance } from '@chifan/domain/member';
import type { Executor, Tx } from './database/database.ts';

/** Rows of a term as the member reads them in their copy. */
export type CopiedRows = Readonly<Record<string, readonly unknown[]>>;

/** What a term keeps of a member. Each has its own, so that nobody has to know all tables. */
export type PersonalData = {
  readonly hindrances?: (executor: Executor, memberId: number) => Promise<readonly DeletionHindrance[]>;
  /** For the member's copy: each section by its name. */
  readonly copy?: (executor: Executor, memberId: number) => Promise<CopiedRows>;
  /** Takes the person out of it; what the law keeps stays without them. */
  readonly forget?: (tx: Tx, memberId: number) => Promise<void>;
};
