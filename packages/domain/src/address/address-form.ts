/** Rule address-1. */
export const addressGenders = ['man', 'woman', 'secret'] as const;
export type AddressGender = (typeof addressGenders)[number];

/** Rule address-1. */
export const placeTags = ['home', 'company', 'school'] as const;
export type PlaceTag = (typeof placeTags)[number];

/** Rule address-18: addresses of one member. */
export const maxAddresses = 50;
