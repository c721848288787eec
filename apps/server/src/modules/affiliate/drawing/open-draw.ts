import { drawDays } from '@chifan/domain/affiliate';
import type { Tx } from '../../../platform/database/database.ts';
import { insertDraw } from './draw.store.ts';

type Completed = { readonly orderId: number; readonly memberId: number; readonly completedAt: Date };

/** A completed order of which something was paid and kept gives its guest one draw (rule affiliate-5). Idempotent. */
export const openDraw = (tx: Tx, { orderId, memberId, completedAt }: Completed): Promise<void> =>
  insertDraw(tx, {
    orderId,
    memberId,
    until: new Date(completedAt.getTime() + drawDays * 86_400_000),
    at: completedAt,
  });
