import type { OutputAt } from '@chifan/contract/client';
import { hasAnyRole, type PlatformRole, type ShopRole } from '@chifan/domain/member';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { create } from 'zustand';
import { api } from './api.ts';
import { switchLanguage } from './language/language.ts';
import { secureStorage } from './storage.ts';

export type Staff = OutputAt<'/rest/staff/me'>;
export type StaffKind = Staff['role'];
/** The part of an account that decides which screens and actions it has. */
export type StaffAccess = Pick<Staff, 'role' | 'roles'>;
export type StaffShop = Staff['shops'][number];

export const staffQuery = queryOptions({
  queryKey: ['staff'],
  queryFn: async ({ signal }) => {
    const staff = await api('/rest/staff/me', {}, { signal });
    // Switch the language before the first screen renders. If the translations cannot be loaded, the current language
    // remains.
    if (staff.language !== null) await switchLanguage(staff.language).catch(() => undefined);
    return staff;
  },
});

export function useStaff(): Staff {
  const { data } = useQuery(staffQuery);
  if (!data) throw new Error('A screen is outside the frame that loads the staff');
  return data;
}

/**
 * True if the person has one of the roles, or is an owner or admin. Screens of couriers do not check roles, because all
 * couriers have the same rights.
 */
export function useHasRole(...allowed: readonly (ShopRole | PlatformRole)[]): boolean {
  return hasAnyRole(useStaff().roles, allowed);
}

const storedShop = secureStorage('consoleShop');

const useChosenShop = create<{ readonly shopId: number }>()(() => ({ shopId: Number(storedShop.read()) }));

export function chooseShop(shopId: number): void {
  storedShop.write(String(shopId));
  useChosenShop.setState({ shopId });
}

/**
 * The shop whose menu, table codes and settings are shown: the selected shop, otherwise the first shop. Null for staff
 * without shops.
 */
export function useCurrentShop(): StaffShop | null {
  const { shops } = useStaff();
  const { shopId } = useChosenShop();
  return shops.find(({ id }) => id === shopId) ?? shops[0] ?? null;
}
