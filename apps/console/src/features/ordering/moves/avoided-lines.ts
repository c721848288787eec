import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { hasDiet } from '@chifan/domain/catalogue';

/** Dishes that are still to be cooked and hold what the guest avoids (rule ordering-80). */
export const avoidedLines = ({ lines }: Pick<StaffOrder, 'lines'>): StaffOrder['lines'] =>
  lines.filter(({ quantity, refunded, conflicts }) => quantity > refunded && hasDiet(conflicts));
