import type { StaffWithdrawal } from './withdrawals.query.ts';

export type MoveProps = { readonly withdrawal: StaffWithdrawal; readonly onClose: () => void };
