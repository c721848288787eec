import { t } from '@lingui/core/macro';
import type { Moves } from '../../staff-order/moves/moves.ts';

export type JobEvent = 'collect' | 'hand_over' | 'hand_back';

/** What a courier can do with a job of theirs (rule courier-1). */
export const jobMoves: Moves<JobEvent> = {
  collect: { label: () => t`我已取餐`, weight: 'main' },
  hand_over: { label: () => t`送达`, weight: 'main' },
  hand_back: { label: () => t`送回餐厅`, weight: 'grave' },
};
