/** Specification §3: user info. */
export const memberGenders = ['male', 'female', 'secret'] as const;
export type MemberGender = (typeof memberGenders)[number];
