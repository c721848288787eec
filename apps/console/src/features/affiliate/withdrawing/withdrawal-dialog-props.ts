import type { WorkWithdrawal } from './withdrawals.query.ts';

export type MoveProps = { readonly withdrawal: WorkWithdrawal; readonly onClose: () => void };
