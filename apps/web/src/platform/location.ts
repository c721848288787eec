import { create } from 'zustand';
import {
  chosenPlaceOf,
  initialLocationState,
  type LocationState,
  readChosenPlace,
  readLocation,
} from './place/location-state.ts';
import { onForgetGuest } from './session/forget-guest.ts';
import { guestStorage, tabStorage } from './storage.ts';

export type { PlacePosition } from './place/assumed-position.ts';
export type { ChosenPlace, LocationState } from './place/location-state.ts';

const stored = tabStorage('location');
const storedPlace = guestStorage('place');

/** The guest’s location. Outside components use `useLocation.getState().position`. */
export const useLocation = create<LocationState>()(() =>
  readLocation(stored.read(), readChosenPlace(storedPlace.read())),
);

useLocation.subscribe((state) => {
  stored.write(JSON.stringify({ state }));
  const place = chosenPlaceOf(state);
  if (place) storedPlace.write(JSON.stringify(place));
  else if (state.source === 'device') storedPlace.clear();
});
onForgetGuest(() => useLocation.setState(initialLocationState));
