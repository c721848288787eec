import { type DietProfile, hasDiet } from '@chifan/domain/catalogue';
import { guestStorage } from '../../platform/storage.ts';

/** As with the last order. True by default: an unneeded question of the kitchen is the smaller harm. */
const lastSendsDiet = guestStorage('sends_diet');

export const usuallySendsDiet = (): boolean => lastSendsDiet.read() !== 'no';

export const noteSendsDiet = (sendsDiet: boolean): void => lastSendsDiet.write(sendsDiet ? 'yes' : 'no');

/** As a call takes it: null where the kitchen is told nothing. */
export const sentDiet = (diet: DietProfile, isSent: boolean) =>
  isSent && hasDiet(diet) ? { avoids: [...diet.avoids], wishes: [...diet.wishes] } : null;
