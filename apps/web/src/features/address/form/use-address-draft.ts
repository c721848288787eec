import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { placeAddressQuery } from '../../../data/place.ts';
import { useLanguage } from '../../../platform/language.ts';
import type { PlacePosition } from '../../../platform/location.ts';
import { consumePickedPlace, type PickedPlace } from '../../../platform/place/picked-place.ts';
import { type AddressDraft, isCorrection, withGeocodedAddress, withPickedPlace } from './address-draft.ts';
import { clearAddressDraft, storeAddressDraft, storedAddressDraft } from './stored-address-draft.ts';

export type AddressDraftControls = {
  readonly draft: AddressDraft;
  readonly change: (changes: Partial<AddressDraft>) => void;
  readonly place: (place: PickedPlace) => void;
  /** Call this function before opening the map or the search. Otherwise the draft is deleted when the form closes. */
  readonly preserveDraft: () => void;
};

/**
 * The draft of an address form. The draft is stored while the guest picks a place on the map or search screen.
 * Afterwards the picked place fills in the address.
 */
export function useAddressDraft(of: string, start: AddressDraft): AddressDraftControls {
  const [draft, setDraft] = useState(() => firstDraft(of, start));
  const isLeavingForPlace = useRef(false);
  const lookUp = usePinWords(setDraft);
  const place = (found: PickedPlace) => {
    setDraft((before) => withPickedPlace(before, found));
    if (found.addressZh === '' && !isCorrection(draft, found)) void lookUp(found.position);
  };
  const begin = useEffectEvent(() => {
    if (draft.position !== null && draft.addressZh === '') void lookUp(draft.position);
  });
  useEffect(() => begin(), []);
  // Store the draft at every change, so that it survives a reload. The draft is deleted when the guest leaves the form.
  useEffect(() => storeAddressDraft(of, draft), [of, draft]);
  useEffect(
    () => () => {
      if (!isLeavingForPlace.current) clearAddressDraft();
    },
    [],
  );
  return {
    draft,
    change: (changes) => setDraft((before) => ({ ...before, ...changes })),
    place,
    preserveDraft: () => {
      isLeavingForPlace.current = true;
    },
  };
}

function firstDraft(of: string, start: AddressDraft): AddressDraft {
  const picked = consumePickedPlace();
  const kept = storedAddressDraft(of) ?? start;
  return picked ? withPickedPlace(kept, picked) : kept;
}

/**
 * Looks up the address text at a map pin. Fills in the text only if the guest has not moved the pin since the request.
 */
function usePinWords(setDraft: (update: (before: AddressDraft) => AddressDraft) => void) {
  const queries = useQueryClient();
  const language = useLanguage();
  return async (position: PlacePosition) => {
    const address = await queries.fetchQuery(placeAddressQuery(position, language)).catch(() => null);
    if (address)
      setDraft((before) => (isAt(before.position, position) ? withGeocodedAddress(before, address) : before));
  };
}

const isAt = (pin: PlacePosition | null, asked: PlacePosition): boolean =>
  pin?.latitude === asked.latitude && pin.longitude === asked.longitude;
