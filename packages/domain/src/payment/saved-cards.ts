/** Rule payment-14. The limit stops members who test stolen cards one after another. */
export const maxSavedCards = 10;
