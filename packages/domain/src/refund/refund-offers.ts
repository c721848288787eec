import { type Fen, fen } from '../fen.ts';

/** An offer of less is a refusal and has to be said as one: silence accepts an offer, and ends the claim. */
export const minOfferPercent = 10;

/** The least, in fen, that a merchant may offer of this sum: never nothing. */
export const minOffer = (asked: number): Fen => fen(Math.max(1, Math.ceil((asked * minOfferPercent) / 100)));

/** Whether a merchant's grant of this sum is only an offer, which the guest accepts or appeals. */
export const isOffer = (amount: number, asked: number): boolean => amount < asked;
