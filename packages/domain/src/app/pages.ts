/** Rule app-12: page sizes of the address book and of all other lists. */
export const addressPageSize = 10;
export const cartPageSize = 20;
