import type { LocalText } from '@chifan/contract/fields';
import type { Language } from '@chifan/domain';
import type { ShopStage } from '@chifan/domain/catalogue';
import type { MemberLevel } from '@chifan/domain/member';
import type { PersonalData } from '../../platform/member-privacy.ts';

/** Functions of other modules that the member module calls. The composition root (app.ts) provides them. */
export type MemberDependencies = {
  /** Returns the member's balance in fen. */
  readonly balanceOf: (memberId: number) => Promise<number>;
  /**
   * Returns the city of an IP network (from `coarseNetwork`), or null for an unknown network or a network outside
   * China.
   */
  readonly cityOfNetwork: (network: string, language: Language) => Promise<LocalText | null>;
  /** Returns the functions of all modules that export and delete a member's personal data. */
  readonly personal: () => readonly PersonalData[];
  /** Returns the member's balance and affiliate rewards in fen, and the points. */
  readonly belongingsOf: (memberId: number) => Promise<{ balance: number; rewards: number; points: number }>;
  readonly levelOf: (memberId: number, now: Date) => Promise<MemberLevel>;
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
