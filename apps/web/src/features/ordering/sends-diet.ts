import { type DietProfile, hasDiet } from '@chifan/domain/catalogue';
import { guestStorage } from '../../platform/storage.ts';

/**
 * Whether the last order sent the diet profile to the kitchen. The default is true, because an unnecessary note does
 * less harm than a missing one.
 */
const lastSendsDiet = guestStorage('sends_diet');

export const usuallySendsDiet = (): boolean => lastSendsDiet.read() !== 'no';

export const noteSendsDiet = (sendsDiet: boolean): void => lastSendsDiet.write(sendsDiet ? 'yes' : 'no');

/** The diet profile as API input. null if nothing is sent to the kitchen. */
export const sentDiet = (diet: DietProfile, isSent: boolean) =>
  isSent && hasDiet(diet) ? { avoids: [...diet.avoids], wishes: [...diet.wishes] } : null;
