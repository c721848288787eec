import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { hasDiet } from '@chifan/domain/catalogue';

/** Order lines still to be cooked that conflict with the guest's diet profile (rule ordering-80). */
export const avoidedLines = ({ lines }: Pick<StaffOrder, 'lines'>): StaffOrder['lines'] =>
  lines.filter(({ quantity, refunded, conflicts }) => quantity > refunded && hasDiet(conflicts));
