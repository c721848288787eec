/** Form of address of the contact person (rule address-1). */
export const addressGenders = ['man', 'woman', 'secret'] as const;
export type AddressGender = (typeof addressGenders)[number];

/** Optional tag of an address (rule address-1). */
export const addressTags = ['home', 'hotel', 'company', 'school'] as const;
export type AddressTag = (typeof addressTags)[number];

/** Maximum number of addresses of one member (rule address-18). */
export const maxAddresses = 50;
