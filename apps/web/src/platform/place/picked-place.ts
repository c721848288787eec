import { create } from 'zustand';
import { onForgetGuest } from '../session/forget-guest.ts';
import type { PlacePosition } from './assumed-position.ts';

/** The result of the map and the search. Unknown texts are "". */
export type PickedPlace = {
  readonly position: PlacePosition;
  /** "" for a plain point of the map. */
  readonly name: string;
  readonly nameZh: string;
  readonly address: string;
  readonly addressZh: string;
  readonly city: string;
  readonly cityZh: string;
  /** A road without a house number, which no courier can find. */
  readonly isRoad?: boolean;
};

const usePicked = create<{ readonly place: PickedPlace | null }>()(() => ({ place: null }));
onForgetGuest(() => usePicked.setState({ place: null }));

/** Passes the place to the screen behind. Then go back. */
export const pickPlace = (place: PickedPlace): void => usePicked.setState({ place });

/** The place picked on a screen opened from this one. null if nothing was picked, and on the next call. */
export function consumePickedPlace(): PickedPlace | null {
  const { place } = usePicked.getState();
  if (place !== null) usePicked.setState({ place: null });
  return place;
}
