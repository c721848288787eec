import type { OrderState } from '@chifan/domain/ordering';
import type { ButtonProps } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType, ReactNode } from 'react';
import type { ScreenPath } from '../../platform/navigation.ts';

/** What the buttons of every order read of it. */
export type ActedOrder = {
  readonly id: number;
  readonly state: OrderState;
  readonly allowedEvents: readonly string[];
};

export type ButtonStyle = Pick<ButtonProps, 'variant' | 'isWide' | 'icon'>;

/** What is asked before it is done: open from the list, or on the order's own page. */
export type OrderDialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Refused or not: what stands on screen is no longer true. */
  readonly onChanged: () => void;
};

/** What one kind of order has of its own on the screens of all: its sums, words, screens, dialogs and calls. */
export type OrderKind<Order extends ActedOrder> = {
  /** A sum as the kind counts: fen or points. */
  readonly Amount: ComponentType<{ readonly amount: number; readonly className?: string }>;
  readonly screens: Readonly<Record<'order' | 'pay' | 'refundApply' | 'refundProgress', ScreenPath>>;
  readonly words: Readonly<Record<'received' | 'isReceived' | 'thanks', MessageDescriptor>>;
  /** What the guest should know before they confirm. */
  readonly beforeConfirming: ReactNode;
  readonly confirm: (orderId: number) => Promise<unknown>;
  readonly OrderAgain: (props: ButtonStyle & { readonly order: Order }) => ReactNode;
  /** The list knows neither the reasons nor what would come back: the order itself is asked before the guest is. */
  readonly CancelFromList: ComponentType<Omit<OrderDialogProps, 'isOpen'> & { readonly orderId: number }>;
};

const over: readonly OrderState[] = ['delivered', 'completed', 'refunded', 'after_sale_completed', 'cancelled'];

/** Offered once the guest is done with the old order: before that a second one is rarely meant. */
export const mayOrderAgain = (state: OrderState): boolean => over.includes(state);
