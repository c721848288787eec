import { create } from 'zustand';
import { onGuestGone } from '../session/forget-guest.ts';
import type { PlacePosition } from './assumed-position.ts';

/** A place as the map and the search hand it to whoever asked for one; "" where a face is not known. */
export type PickedPlace = {
  readonly position: PlacePosition;
  /** What it is called, "" for a bare point of the map. */
  readonly name: string;
  readonly nameZh: string;
  readonly address: string;
  readonly addressZh: string;
  readonly city: string;
  readonly cityZh: string;
};

const usePicked = create<{ readonly place: PickedPlace | null }>()(() => ({ place: null }));
onGuestGone(() => usePicked.setState({ place: null }));

/** Lays the place down for the screen behind; then go back. */
export const pickPlace = (place: PickedPlace): void => usePicked.setState({ place });

/** What a screen opened from this one has laid down, once; null when the guest came back without a place. */
export function takePickedPlace(): PickedPlace | null {
  const { place } = usePicked.getState();
  if (place !== null) usePicked.setState({ place: null });
  return place;
}
