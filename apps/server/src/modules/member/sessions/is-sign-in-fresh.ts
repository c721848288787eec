import { freshSignInMinutes } from '@chifan/domain/member';
import type { Executor } from '../../../platform/database/database.ts';
import { hasBegunAfter } from './session.store.ts';

export const isSignInFresh = (executor: Executor, sessionHash: string, now: Date): Promise<boolean> =>
  hasBegunAfter(executor, sessionHash, new Date(now.getTime() - freshSignInMinutes * 60_000));
