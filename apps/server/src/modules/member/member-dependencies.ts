import type { LocalText } from '@chifan/contract/fields';
import type { Language } from '@chifan/domain';
import type { ShopStage } from '@chifan/domain/catalogue';
import type { PersonalData } from '../../platform/member-privacy.ts';

/** Data of other terms that the member's screens show. The composition root binds it. */
export type MemberDependencies = {
  /** The balance, fen. */
  readonly balanceOf: (memberId: number) => Promise<number>;
  /** By `coarseNetwork`. Null for a network outside China or an unknown one. */
  readonly cityOfNetwork: (network: string, language: Language) => Promise<LocalText | null>;
  /** Personal data of a member in every term, for the export and the deletion. */
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
      state: ShopStage;
      isTakingOrders: boolean;
      autoAccept: boolean;
      pausedUntil: string | null;
      isPausedUnanswered: boolean;
      rushMinutes: number;
      rushUntil: string | null;
    }[]
  >;
};
