import type { StaffMallOrder } from '../orders.query.ts';

export type MoveProps = { readonly order: StaffMallOrder; readonly onClose: () => void };
