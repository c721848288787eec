import type { LocalText } from '@chifan/contract/fields';
import type { Language } from '@chifan/domain';
import type { PersonalData } from '../../platform/member-privacy.ts';

/** What the member's screens show of terms that this one does not know; bound at the composition root. */
export type MemberLinks = {
  /** The platform balance, fen. */
  readonly balanceOf: (memberId: number) => Promise<number>;
  /** By `coarseNetwork`; null for one outside China, and for one that nobody knows. */
  readonly cityOfNetwork: (network: string, language: Language) => Promise<LocalText | null>;
  /** What every term keeps of a member; all of it is forgotten in the end. */
  readonly personal: () => readonly PersonalData[];
  /** Sums in fen. */
  readonly belongingsOf: (memberId: number) => Promise<{ balance: number; rewards: number; points: number }>;
  readonly isNewPeople: (memberId: number) => Promise<boolean>;
  readonly shopsOfStaff: (
    staffId: number,
    language: Language,
  ) => Promise<
    {
      id: number;
      nameZh: string;
      name: string | null;
      isTakingOrders: boolean;
      autoAccept: boolean;
      pausedUntil: string | null;
      isPausedUnanswered: boolean;
      rushMinutes: number;
      rushUntil: string | null;
    }[]
  >;
};
