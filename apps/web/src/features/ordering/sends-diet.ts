import { type DietProfile, hasDiet } from '@chifan/domain/catalogue';
import { guestStorage } from '../../platform/storage.ts';

/** As in the last order. Default: true, because an unneeded note to the kitchen is the smaller harm. */
const lastSendsDiet = guestStorage('sends_diet');

export const usuallySendsDiet = (): boolean => lastSendsDiet.read() !== 'no';

export const noteSendsDiet = (sendsDiet: boolean): void => lastSendsDiet.write(sendsDiet ? 'yes' : 'no');

/** As a call's input. null if the kitchen gets no diet. */
export const sentDiet = (diet: DietProfile, isSent: boolean) =>
  isSent && hasDiet(diet) ? { avoids: [...diet.avoids], wishes: [...diet.wishes] } : null;
