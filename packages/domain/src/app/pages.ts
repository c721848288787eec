/** Specification §9: page sizes of the address book and of the mall's cart; lists that it does not name follow the cart's. */
export const addressPageSize = 10;
export const cartPageSize = 20;
