import type { Calls } from '@chifan/contract';
import { phrase } from '@chifan/phrases';
import type { z } from 'zod';
import type { Tx } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import { runIdempotently } from '../../../platform/http/idempotency.ts';
import type { Platform } from '../../../platform/module.ts';
import { memberContact } from '../../member/index.ts';
import { insertHelpMessage, insertHelpRequest } from '../help-request.store.ts';
import { lockWriter } from '../help-writer.store.ts';
import { enqueueUrgentEmails } from './urgent-email.job.ts';
import { addSymptoms, lockOpenUrgentRequest, orderNumberOfMember } from './urgent-request.store.ts';

type Input = z.output<Calls['reportUnwell']['input']>;
type Output = z.input<Calls['reportUnwell']['output']>;

/**
 * Opens an urgent help request of a guest who feels unwell, and alerts the operators (rules help-20, help-21). The limit
 * of open requests does not apply. A repeated report adds to the open request.
 */
export const reportUnwell = (platform: Platform, input: Input, context: MemberContext): Promise<Answer<Output>> =>
  runIdempotently(platform.database, context, '/rest/help/unwell', input, async (tx, after) => {
    const { caller, language, now: at } = context;
    const { orderId = null, symptoms } = input;
    const orderNumber = orderId === null ? null : await orderNumberOfMember(tx, caller.id, orderId);
    if (orderId !== null && orderNumber === null) return refused('order_not_found');
    await lockWriter(tx, { memberId: caller.id, email: null });
    const open = await lockOpenUrgentRequest(tx, caller.id, orderId);
    const id = open ?? (await openRequest(tx, { orderId, orderNumber, symptoms: [...new Set(symptoms)] }, context));
    if (open !== null) await addSymptoms(tx, open, symptoms);
    const text = input.text === '' ? phrase(language, 'help.unwell') : input.text;
    await insertHelpMessage(tx, {
      helpRequestId: id,
      isOfPlatform: false,
      replies: [],
      text,
      language,
      photos: [],
      at,
    });
    if (open === null) await alertOperators(platform, tx, id, at);
    after(platform.wakeJobs);
    after(() => platform.live.publish(['platform', `member:${caller.id}`], { topic: 'help', version: at.getTime() }));
    return { ok: true, value: { id } };
  });

type Asked = Pick<Parameters<typeof insertHelpRequest>[1], 'orderId' | 'orderNumber' | 'symptoms'>;

async function openRequest(tx: Tx, asked: Asked, { caller, language, now: at }: MemberContext): Promise<number> {
  const { name: guestName } = await memberContact(tx, caller.id);
  return insertHelpRequest(tx, {
    ...asked,
    memberId: caller.id,
    email: null,
    guestName,
    language,
    topic: 'allergy',
    at,
  });
}

/** Mails every operator with an e-mail address, and logs an alert for the monitoring. */
async function alertOperators({ log }: Platform, tx: Tx, helpRequestId: number, at: Date): Promise<void> {
  await enqueueUrgentEmails(tx, helpRequestId, at);
  log.error({ alert: 'help', helpRequestId }, 'guest feels unwell and waits for an answer');
}
