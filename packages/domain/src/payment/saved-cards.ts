/**
 * Rule payment-14: maximum number of saved cards of a member. The limit stops members who test stolen cards one after
 * another.
 */
export const maxSavedCards = 10;
