import type { Position } from '@chifan/domain/address';
import { create } from 'zustand';

type Own = {
  /** Null: unknown, or the courier has denied it. */
  readonly position: Position | null;
  readonly isDenied: boolean;
  /** Whether guests are told of it just now. */
  readonly isTold: boolean;
};

export const useOwnPosition = create<Own>()(() => ({ position: null, isDenied: false, isTold: false }));
