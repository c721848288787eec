import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { handedOverByPhoto, isPhotoSufficient, maxCodeTries, phrasesWithRemark } from '@chifan/domain/ordering';
import { type Answer, type Failure, refused } from '../../../platform/http/call-result.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import type { TransitionContext } from '../../../platform/workflow/transition-context.ts';
import { endAssignmentFinished } from '../../dispatch/index.ts';
import {
  fulfilmentState,
  hasAgreedToLeave,
  lockHandOverCode,
  type OrderRow,
  publishOrderChanged,
  setConfirmTimer,
  transitionOrder,
} from '../../ordering/index.ts';
import { lockUnusedPictures, uploaderOf } from '../../upload/index.ts';
import { deletePositionIfIdle } from '../position/courier-position.store.ts';
import { countWrongCode } from './hand-over-try.store.ts';
import type { OnOrder } from './with-own-delivery-job.ts';
import { deliveryJobView, withOwnDeliveryJob } from './with-own-delivery-job.ts';

const handedOverStates: readonly string[] = ['delivered', 'completed'];

type Proof = { readonly code?: string | undefined; readonly photo?: string | undefined };

/**
 * Hands the food over to the guest. The proof is the guest's four-digit code or a photo by the courier (rules
 * ordering-28, ordering-30).
 */
export async function handOver(
  platform: Platform,
  input: OnOrder & Proof,
  context: StaffContext,
): Promise<Answer<StaffOrder>> {
  const moved = await withOwnDeliveryJob(platform, input, context, async (transition, order) => {
    if (handedOverStates.includes(fulfilmentState(order))) return { ok: true, value: order };
    const doubt = await proofRefusal(platform, transition, order, input, context);
    if (doubt) return doubt;
    const photo = input.photo ?? null;
    const reason = photo === null ? null : handedOverByPhoto;
    const over = await transitionOrder(
      platform,
      transition,
      order,
      'hand_over',
      { hand_over_photo: photo },
      { reason },
    );
    if (!over.ok) return over;
    await endAssignmentFinished(transition.tx, order.id, transition.now);
    await deletePositionIfIdle(transition.tx, context.caller.id);
    await setConfirmTimer(transition.tx, over.value, transition.now);
    return over;
  });
  return deliveryJobView(platform, moved, context);
}

/**
 * Returns why the proof is rejected, or undefined. A photo is accepted only if the same courier uploaded it for a
 * hand-over.
 */
async function proofRefusal(
  platform: Platform,
  transition: TransitionContext,
  order: OrderRow,
  { code, photo }: Proof,
  { caller }: StaffContext,
): Promise<Failure | undefined> {
  const isCodeLocked = order.code_locked_at !== null;
  if (photo === undefined) {
    if (isCodeLocked) return refused('hand_over_code_locked');
    return order.hand_over_code === code ? undefined : wrongCode(platform, transition, order, caller.id);
  }
  const isLeaveAgreed = await hasAgreedToLeave(transition.tx, order.id, caller.id);
  const remarkPhrases = phrasesWithRemark(order.remark_phrases, order.remark);
  if (!isPhotoSufficient({ remarkPhrases, isCodeLocked, isLeaveAgreed })) return refused('hand_over_photo_not_asked');
  const wanted = { purpose: 'hand_over', paths: [photo], uploadedBy: uploaderOf(caller) } as const;
  return (await lockUnusedPictures(transition.tx, wanted)).has(photo) ? undefined : refused('picture_unknown');
}

/**
 * Counts a wrong hand-over code. The transaction commits in spite of the refusal, so that the count remains. The last
 * allowed wrong code locks the hand-over code and notifies the platform.
 */
async function wrongCode(
  platform: Platform,
  transition: TransitionContext,
  order: OrderRow,
  courierId: number,
): Promise<Failure> {
  const tries = await countWrongCode(transition.tx, order.id, courierId);
  if (tries < maxCodeTries) return refused('hand_over_code_wrong', { triesLeft: maxCodeTries - tries });
  await lockHandOverCode(transition.tx, order.id, transition.now);
  transition.after(() => publishOrderChanged(platform, { ...order, version: order.version + 1 }));
  return refused('hand_over_code_locked');
}
