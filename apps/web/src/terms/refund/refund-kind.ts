import type { LocalText } from '@chifan/contract/fields';
import type { Language } from '@chifan/domain';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType, ReactNode } from 'react';
import type { ScreenPath } from '../../platform/navigation/navigation.ts';

/** An order line. `left` is the number of units that can still be refunded. */
export type RefundableLine = { readonly position: number; readonly name: LocalText; readonly left: number };

/**
 * A row of the refund form. `each` is the refund of one unit. `price` is the unit price, present only if reductions of
 * the order make the refund of a unit lower than its price.
 */
export type RefundableRow = {
  readonly picture: ReactNode;
  readonly name: ReactNode;
  readonly each: number;
  readonly price?: number;
};

/** The differences between refunds of meals and refunds of mall orders, for the screens that both share. */
export type RefundKind<Line extends RefundableLine> = {
  /** Shows an amount, in fen or in points. */
  readonly Amount: ComponentType<{ readonly amount: number; readonly className?: string }>;
  readonly screens: Readonly<Record<'order' | 'progress', ScreenPath>>;
  readonly words: Readonly<
    Record<
      'chooseItems' | 'why' | 'noteHint' | 'nothingChosen' | 'backAlready' | 'asked' | 'granted' | 'withdrawn',
      MessageDescriptor
    >
  > & {
    /** Label of a partial refund. Absent if the text of the refund’s state already mentions it. */
    readonly grantedPart?: MessageDescriptor;
  };
  /** Label of a refund reason. Returns undefined if this release has no text for the reason. */
  readonly reasonLabel: (reason: number) => MessageDescriptor | undefined;
  readonly formatStep: (instant: string, language: Language) => string;
  readonly rowOf: (line: Line) => RefundableRow;
  readonly withdraw: (refundId: number) => Promise<unknown>;
};
