/** What the member's screens show of terms that this one does not know; bound at the composition root. */
export type MemberLinks = {
  /** The platform balance, fen. */
  readonly balanceOf: (memberId: number) => Promise<number>;
  readonly isNewPeople: (memberId: number) => Promise<boolean>;
  readonly shopsOfStaff: (
    staffId: number,
  ) => Promise<
    { id: number; name: string; isTakingOrders: boolean; autoAccept: boolean; pausedUntil: string | null }[]
  >;
};
