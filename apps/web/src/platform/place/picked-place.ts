import { create } from 'zustand';
import { onGuestGone } from '../session/forget-guest.ts';
import type { PlacePosition } from './assumed-position.ts';

/** The result of the map and the search; "" where a text is not known. */
export type PickedPlace = {
  readonly position: PlacePosition;
  /** "" for a bare point of the map. */
  readonly name: string;
  readonly nameZh: string;
  readonly address: string;
  readonly addressZh: string;
  readonly city: string;
  readonly cityZh: string;
  /** A road without a house number, where no courier finds the door. */
  readonly isRoad?: boolean;
};

const usePicked = create<{ readonly place: PickedPlace | null }>()(() => ({ place: null }));
onGuestGone(() => usePicked.setState({ place: null }));

/** Hands the place to the screen behind; then go back. */
export const pickPlace = (place: PickedPlace): void => usePicked.setState({ place });

/** What a screen opened from this one has picked; null afterwards, and when nothing was picked. */
export function takePickedPlace(): PickedPlace | null {
  const { place } = usePicked.getState();
  if (place !== null) usePicked.setState({ place: null });
  return place;
}
