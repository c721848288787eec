import { useMutation } from '@tanstack/react-query';
import { api, type OutputOf } from '../../../platform/api.ts';
import type { AddressDraft } from './address-draft.ts';
import { type AddressProblems, geocodeProblems } from './address-problems.ts';

export type Geocoded = OutputOf<'/rest/place/geocode'>;
type Written = { readonly city: string; readonly address: string };

/** Looks up the position of the typed address. The result is dropped when the guest changes the address. */
export function useGeocode(draft: AddressDraft) {
  const written: Written = { city: draft.city.trim(), address: (draft.addressZh || draft.address).trim() };
  const search = useMutation({
    meta: { isQuiet: true },
    mutationFn: (asked: Written) => api('/rest/place/geocode', asked),
  });
  const { variables: asked } = search;
  const isCurrent = asked?.city === written.city && asked.address === written.address;
  const problems: AddressProblems = isCurrent && draft.position === null ? geocodeProblems(search.error) : {};
  return {
    find: () => search.mutate(written),
    isFinding: search.isPending,
    found: isCurrent && draft.position === null ? (search.data ?? null) : null,
    problems,
    dismiss: search.reset,
  };
}
