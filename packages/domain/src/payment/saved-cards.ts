/** Rule payment-14. Whoever tries cards one after another soon finds no more room. */
export const maxSavedCards = 10;
