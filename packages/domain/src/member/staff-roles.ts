/** The kind of a staff account. It decides which part of the console the account opens. */
export const staffKinds = ['merchant', 'courier', 'platform'] as const;
export type StaffKind = (typeof staffKinds)[number];

/** Roles of the staff of a shop. An owner may do everything at the owner's shops. */
export const shopRoles = ['owner', 'manager', 'cashier', 'kitchen'] as const;
export type ShopRole = (typeof shopRoles)[number];

/** Roles of operators. An admin may do everything on the platform. */
export const platformRoles = ['support', 'finance', 'content', 'admin'] as const;
export type PlatformRole = (typeof platformRoles)[number];

export const staffRoles = [...shopRoles, 'courier', ...platformRoles] as const;
export type StaffRole = (typeof staffRoles)[number];

/** The roles that an account of each kind can have. */
export const rolesOfKind = {
  merchant: shopRoles,
  courier: ['courier'],
  platform: platformRoles,
} as const satisfies Record<StaffKind, readonly StaffRole[]>;

/** The role that may do everything that its kind of account may do. */
export const fullRoleOf = { merchant: 'owner', courier: 'courier', platform: 'admin' } as const satisfies Record<
  StaffKind,
  StaffRole
>;

/** True if each role fits the kind of account and there is at least one. */
export const areRolesOf = (kind: StaffKind, roles: readonly StaffRole[]): boolean =>
  roles.length > 0 && roles.every((role) => (rolesOfKind[kind] as readonly StaffRole[]).includes(role));

/**
 * True if one of the person's roles is allowed. Owners and admins are always allowed (rule member-59).
 * @param allowed the roles that the contract names for a call. Undefined allows all.
 */
export const hasAnyRole = (held: readonly StaffRole[], allowed: readonly StaffRole[] | undefined): boolean =>
  allowed === undefined || held.some((role) => role === 'owner' || role === 'admin' || allowed.includes(role));
