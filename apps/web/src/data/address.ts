import type { Language } from '@chifan/domain';
import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api, type OutputOf } from '../platform/api.ts';
import type { ChosenPlace } from '../platform/location.ts';
import { isSignedIn } from '../platform/session/session.ts';
import { deviceAddresses, saveDeviceAddress } from './device-address.ts';
import { nextPage } from './next-page.ts';

export type MemberAddress = OutputOf<'/rest/member/deliveryAddress/list'>['records'][number];

/** Converts a saved address to the place that the whole app uses as the guest’s location. */
export const placeOfAddress = ({ id, address, city, latitude, longitude }: MemberAddress): ChosenPlace => ({
  label: address,
  city,
  position: { latitude, longitude },
  addressId: id,
});

const addressesKey = ['addresses'] as const;

/** Ten addresses per page (rule address-7). */
const addressesPerPage = 10;

/** The member’s addresses, or the address that a visitor stored on this device (rule address-30). */
export const addressesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...addressesKey, language],
    queryFn: async ({ signal }) => {
      if (!isSignedIn()) return { records: deviceAddresses() };
      // Ignore an error in copying this device’s address to the account, so that the list still loads. Placing the
      // order reports the error.
      await saveDeviceAddress().catch(() => null);
      return api('/rest/member/deliveryAddress/list', { pageNo: -1 }, { signal });
    },
    staleTime: 0,
  });

export const addressPagesQuery = (language: Language) =>
  infiniteQueryOptions({
    queryKey: [...addressesKey, language, 'pages'],
    queryFn: ({ signal, pageParam }) =>
      api('/rest/member/deliveryAddress/list', { pageNo: pageParam, pageSize: addressesPerPage }, { signal }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    staleTime: 0,
  });

export const invalidateAddresses = (queries: QueryClient) => queries.invalidateQueries({ queryKey: addressesKey });
