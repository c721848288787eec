import type { LocalText } from '@chifan/contract/fields';
import type { Language } from '@chifan/domain';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType, ReactNode } from 'react';
import type { ScreenPath } from '../../platform/navigation.ts';

/** A line of an order, and how many of its pieces may still be refunded. */
export type RefundableLine = { readonly position: number; readonly name: LocalText; readonly left: number };

/** `each`: refund of one piece. `price`: its price, if reductions took a share of it. */
export type RefundableRow = {
  readonly picture: ReactNode;
  readonly name: ReactNode;
  readonly each: number;
  readonly price?: number;
};

/** Differences between refunds of meals and of the mall. */
export type RefundKind<Line extends RefundableLine> = {
  /** In fen or points. */
  readonly Amount: ComponentType<{ readonly amount: number; readonly className?: string }>;
  readonly screens: Readonly<Record<'order' | 'progress', ScreenPath>>;
  readonly words: Readonly<
    Record<
      'chooseItems' | 'why' | 'noteHint' | 'nothingChosen' | 'backAlready' | 'asked' | 'granted' | 'withdrawn',
      MessageDescriptor
    >
  > & {
    /** Label of a partial grant, if the state does not show it. */
    readonly grantedPart?: MessageDescriptor;
  };
  /** Undefined if this release has no words for it. */
  readonly reasonLabel: (reason: number) => MessageDescriptor | undefined;
  readonly formatStep: (instant: string, language: Language) => string;
  readonly rowOf: (line: Line) => RefundableRow;
  readonly withdraw: (refundId: number) => Promise<unknown>;
};
