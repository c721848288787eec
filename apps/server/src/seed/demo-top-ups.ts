import type { TopUpOffer } from '@chifan/domain/payment';

/** What the demo platform adds to a top-up; a real one sets its own table in the console. Fen. */
export const demoTopUpOffers: readonly TopUpOffer[] = [
  { amount: 50_00, bonus: 0 },
  { amount: 100_00, bonus: 3_00 },
  { amount: 200_00, bonus: 8_00 },
  { amount: 500_00, bonus: 30_00 },
  { amount: 1_000_00, bonus: 80_00 },
];
