/** Rule address-1. */
export const addressGenders = ['man', 'woman', 'secret'] as const;
export type AddressGender = (typeof addressGenders)[number];

/** Rule address-1. */
export const addressTags = ['home', 'company', 'school'] as const;
export type AddressTag = (typeof addressTags)[number];

/** Rule address-18: addresses of one member. */
export const maxAddresses = 50;
