/** Rule ordering-29: the most wrong codes of an order and courier, and of a shop within its window. */
export const maxCodeTries = 5;
/** Rule ordering-29: a shop's wrong pick-up codes are counted for this long from the first one. */
export const redeemWindowMinutes = 10;

/** Wrong codes of a shop, and when they are forgotten. */
export type RedeemTries = { readonly tries: number; readonly endsAt: Date };

/** How long a shop has still to wait before it may type another code; 0 where it need not wait. */
export function redeemPauseSeconds({ tries, endsAt }: RedeemTries, now: Date): number {
  if (tries < maxCodeTries) return 0;
  return Math.max(0, Math.ceil((endsAt.getTime() - now.getTime()) / 1000));
}

/** What is counted after another wrong code; a window that has ended begins anew. */
export function withWrongCode(before: RedeemTries | undefined, now: Date): RedeemTries {
  const isCounting = before !== undefined && before.endsAt > now;
  return isCounting
    ? { tries: before.tries + 1, endsAt: before.endsAt }
    : { tries: 1, endsAt: new Date(now.getTime() + redeemWindowMinutes * 60_000) };
}

/** Whether a photo alone proves that the food has arrived: where the guest asked for that, or no code can any more. */
export const isPhotoEnough = (order: {
  readonly remarkPhrases: readonly string[];
  readonly isCodeLocked: boolean;
}): boolean => order.isCodeLocked || order.remarkPhrases.includes('leave_at_door');
