import type { Calls } from '@chifan/contract';
import { maxHelpPhotos } from '@chifan/domain/help';
import { isEmail } from '@chifan/domain/member';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { type Answer, refused } from '../../platform/http/call-result.ts';
import type { Context, MemberContext } from '../../platform/http/handlers.ts';
import { runIdempotently } from '../../platform/http/idempotency.ts';
import type { Platform } from '../../platform/module.ts';
import { byCaller } from '../../platform/workflow/locked.ts';
import { memberContact } from '../member/index.ts';
import { lockUnusedPictures, uploaderOf } from '../upload/index.ts';
import { checkLimits, countVisitor } from './help-limits.ts';
import { insertHelpMessage, insertHelpRequest, lockHelpRequest, orderIdOfMember } from './help-request.store.ts';
import { lockWriter } from './help-writer.store.ts';
import { showHelpRequest } from './show-help.ts';
import { publishHelp, transitionHelp } from './transition-help.ts';

type Input<Name extends keyof Calls> = z.output<Calls[Name]['input']>;
type Output<Name extends keyof Calls> = z.input<Calls[Name]['output']>;

/**
 * Opens a help request. A member reads the answer in the app. A visitor without an account leaves an e-mail address for
 * the answer (rule help-9).
 */
export async function askForHelp(
  platform: Platform,
  input: Input<'askForHelp'>,
  context: Context,
): Promise<Answer<Output<'askForHelp'>>> {
  const memberId = context.caller.role === 'member' ? context.caller.id : null;
  const email = memberId === null ? (input.email ?? '') : null;
  if (email !== null && !isEmail(email)) return refused('email_invalid');
  if (isEmpty(input)) return refused('help_answer_empty');
  if (memberId === null) {
    const counted = await countVisitor(platform, context);
    if (!counted.ok) return counted;
  }
  return runIdempotently(platform.database, context, '/rest/help/ask', input, async (tx, after) => {
    const { language, now: at } = context;
    const limits = await checkLimits(tx, { memberId, email }, { state: null, at });
    if (!limits.ok) return limits;
    if (!(await arePhotosTheirs(tx, input.photos, context))) return refused('picture_unknown');
    const { topic, orderNumber = null } = input;
    const orderId = memberId === null || orderNumber === null ? null : await orderIdOfMember(tx, memberId, orderNumber);
    const guestName = memberId === null ? '' : (await memberContact(tx, memberId)).name;
    const asked = { memberId, email, guestName, language, topic, orderNumber, orderId, at };
    const id = await insertHelpRequest(tx, asked);
    await insertHelpMessage(tx, { helpRequestId: id, ...writtenByGuest(input), language, at });
    after(() => publishHelp(platform, memberId, at));
    return { ok: true, value: { id } };
  });
}

type Written = Pick<Input<'askForHelp'>, 'sentences' | 'text' | 'photos'>;

const isEmpty = ({ sentences, text, photos }: Written): boolean =>
  sentences.length === 0 && text === '' && photos.length === 0;

const writtenByGuest = ({ sentences, text, photos }: Written) => ({
  isOfPlatform: false,
  replies: [...new Set(sentences)],
  text,
  photos,
});

/**
 * Whether the writer uploaded the photos. A visitor without an account may send no photos, because their uploader
 * cannot be verified.
 */
async function arePhotosTheirs(tx: Tx, paths: readonly string[], { caller }: Context): Promise<boolean> {
  if (paths.length === 0) return true;
  if (caller.role !== 'member' || paths.length > maxHelpPhotos) return false;
  const held = await lockUnusedPictures(tx, { purpose: 'help', paths, uploadedBy: uploaderOf(caller) });
  return held.size === new Set(paths).size && held.size === paths.length;
}

export async function followUpHelp(
  platform: Platform,
  input: Input<'followUpHelp'>,
  context: MemberContext,
): Promise<Answer<Output<'followUpHelp'>>> {
  const { caller, language, now: at } = context;
  const { helpRequestId, photos } = input;
  if (isEmpty(input)) return refused('help_answer_empty');
  const written = await runIdempotently(platform.database, context, '/rest/help/followUp', input, async (tx, after) => {
    // Lock the writer before the help request. `reportUnwell` locks in the same order, so the two calls cannot
    // deadlock.
    await lockWriter(tx, { memberId: caller.id, email: null });
    const request = await lockHelpRequest(tx, helpRequestId);
    if (request?.member_id !== caller.id) return refused('help_request_not_found');
    // A guest who feels unwell may always write again (rule help-21).
    const state = request.symptoms === null ? request.state : 'open';
    const limits = await checkLimits(tx, { memberId: caller.id, email: null }, { state, at });
    if (!limits.ok) return limits;
    if (!(await arePhotosTheirs(tx, photos, context))) return refused('picture_unknown');
    const by = { tx, after, ...byCaller('member', context) };
    const moved = await transitionHelp(platform, by, request, 'follow_up', { moved_at: at });
    if (!moved.ok) return moved;
    await insertHelpMessage(tx, { helpRequestId, ...writtenByGuest(input), language, at });
    return { ok: true, value: helpRequestId };
  });
  return written.ok ? showHelpRequest(platform, written.value, context) : written;
}
