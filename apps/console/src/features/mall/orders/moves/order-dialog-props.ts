import type { WorkMallOrder } from '../orders.query.ts';

export type MoveProps = { readonly order: WorkMallOrder; readonly onClose: () => void };
