import { playLoudBell } from '../../bell/sound.ts';
import { useRepeatedSound, useSoundWhenAllowed } from '../../bell/use-bell.ts';
import { useWaitingHelp } from './help.query.ts';

const ringAgainMs = 20_000;

/**
 * Rings on every screen of an operator while a guest who feels unwell waits for an answer (rule help-21). @returns the
 * number of guests who wait for an answer, for the navigation.
 */
export function useHelpAlarm(): number {
  const { waiting, urgent } = useWaitingHelp();
  useSoundWhenAllowed();
  useRepeatedSound(urgent > 0 ? playLoudBell : null, { everyMs: ringAgainMs, isFirstNow: true });
  return waiting;
}
