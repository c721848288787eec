import type { Position } from '@chifan/domain/address';
import { create } from 'zustand';

type OwnPosition = {
  /** Position of the courier. Null if it is unknown or the courier has denied access to it. */
  readonly position: Position | null;
  readonly isDenied: boolean;
  /** True if guests see the courier's position now. */
  readonly isSharedWithGuests: boolean;
};

export const useOwnPosition = create<OwnPosition>()(() => ({
  position: null,
  isDenied: false,
  isSharedWithGuests: false,
}));
