import type { Position } from '@chifan/domain/address';
import { create } from 'zustand';

type Own = {
  /** null: unknown, or the courier has denied access. */
  readonly position: Position | null;
  readonly isDenied: boolean;
  /** True if guests see the position now. */
  readonly isTold: boolean;
};

export const useOwnPosition = create<Own>()(() => ({ position: null, isDenied: false, isTold: false }));
