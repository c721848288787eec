import type { Tx } from '../../../platform/database/database.ts';
import { forgetImports } from './menu-import.store.ts';

const dayMs = 86_400_000;
const previewDays = 7;
const undoDays = 30;

export const forgetOldImports = (tx: Tx, now: Date): Promise<void> =>
  forgetImports(tx, {
    previews: new Date(now.getTime() - previewDays * dayMs),
    undo: new Date(now.getTime() - undoDays * dayMs),
  });
