import { create } from 'zustand';
import { onForgetGuest } from '../session/forget-guest.ts';
import type { PlacePosition } from './assumed-position.ts';

/** The place that the guest picked on the map or in the search. Unknown texts are empty. */
export type PickedPlace = {
  readonly position: PlacePosition;
  /** Empty if the guest picked a point of the map that has no name. */
  readonly name: string;
  readonly nameZh: string;
  readonly address: string;
  readonly addressZh: string;
  readonly city: string;
  readonly cityZh: string;
  /** True for a district, a city, or a road without a house number, which a courier could not find. */
  readonly isRoad?: boolean;
  readonly isHotel?: boolean;
  /** True for a hotel, a shop or a landmark, whose name a courier can find. */
  readonly isExact?: boolean;
  /** The telephone number of the place, if the guest photographed a hotel card with a telephone number. */
  readonly phone?: string;
};

const usePicked = create<{ readonly place: PickedPlace | null }>()(() => ({ place: null }));
onForgetGuest(() => usePicked.setState({ place: null }));

/** Passes the place to the screen that opened the map or the search. The caller then goes back. */
export const pickPlace = (place: PickedPlace): void => usePicked.setState({ place });

/** Returns the place that the guest picked on another screen, and forgets it. null if the guest picked no place. */
export function consumePickedPlace(): PickedPlace | null {
  const { place } = usePicked.getState();
  if (place !== null) usePicked.setState({ place: null });
  return place;
}
