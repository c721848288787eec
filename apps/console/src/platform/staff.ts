import type { OutputAt } from '@chifan/contract/client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import { api } from './api.ts';
import { secureStorage } from './storage.ts';

export type Staff = OutputAt<'/rest/staff/me'>;
export type StaffRole = Staff['role'];
export type StaffShop = Staff['shops'][number];

export const staffQuery = queryOptions({
  queryKey: ['staff'],
  queryFn: ({ signal }) => api('/rest/staff/me', {}, { signal }),
});

export function useStaff(): Staff {
  const { data } = useQuery(staffQuery);
  if (!data) throw new Error('A screen stands outside the frame that loads the staff');
  return data;
}

const storedShop = secureStorage('consoleShop');

const useChosenShop = create<{ readonly shopId: number }>()(() => ({ shopId: Number(storedShop.read()) }));

export function chooseShop(shopId: number): void {
  storedShop.write(String(shopId));
  useChosenShop.setState({ shopId });
}

/** The shop whose menu, codes and switches are shown: the chosen one, else the first; null for who has none. */
export function useCurrentShop(): StaffShop | null {
  const { shops } = useStaff();
  const { shopId } = useChosenShop();
  return shops.find(({ id }) => id === shopId) ?? shops[0] ?? null;
}
