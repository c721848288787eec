import type { orderingCalls } from '@chifan/contract/ordering/calls';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/call-result.ts';
import { readKnownContact } from './known-contact.store.ts';

type Known = z.input<(typeof orderingCalls)['knownContact']['output']>;

/** Rule ordering-52: the contact that the checkout fills in, so that the guest need not type it again. */
export const knownContact = async (executor: Executor, memberId: number): Promise<Answer<Known>> => ({
  ok: true,
  value: await readKnownContact(executor, memberId),
});
