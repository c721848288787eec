import type { PlatformRole, ShopRole } from '@chifan/domain/member';
import type { ReactNode } from 'react';
import { useHasRole } from './staff.ts';

type ForRolesProps = { readonly roles: readonly (ShopRole | PlatformRole)[]; readonly children: ReactNode };

/** Shows its children to these roles, and to owners and admins (rule member-59). */
export const ForRoles = ({ roles, children }: ForRolesProps) => (useHasRole(...roles) ? children : null);
