/** Rule member-5. */
export const memberGenders = ['male', 'female', 'secret'] as const;
export type MemberGender = (typeof memberGenders)[number];
