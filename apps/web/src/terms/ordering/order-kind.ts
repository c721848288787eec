import type { OrderState } from '@chifan/domain/ordering';
import type { ButtonProps } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType, ReactNode } from 'react';
import type { ScreenPath } from '../../platform/navigation.ts';

export type ActionableOrder = {
  readonly id: number;
  readonly state: OrderState;
  readonly allowedEvents: readonly string[];
  /** State of the pending request, if the list of this kind has it. */
  readonly refundState?: number | null;
};

export type ButtonStyle = Pick<ButtonProps, 'variant' | 'isWide' | 'icon'>;

export type OrderDialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Also called after a refusal, because the screen is outdated. */
  readonly onChanged: () => void;
};

/** Differences between the kinds of orders on shared screens. */
export type OrderKind<Order extends ActionableOrder> = {
  /** In fen or points. */
  readonly Amount: ComponentType<{ readonly amount: number; readonly className?: string }>;
  readonly screens: Readonly<Record<'order' | 'pay' | 'refundApply' | 'refundProgress', ScreenPath>>;
  readonly words: Readonly<Record<'received' | 'isReceived' | 'thanks', MessageDescriptor>>;
  /** Default: “Cancel the order”. */
  readonly cancelWords?: (state: OrderState) => MessageDescriptor;
  readonly beforeConfirming: ReactNode;
  readonly confirm: (orderId: number) => Promise<unknown>;
  /** Whether the ordered items are known, because they may be in the archive (rule ordering-73). Default: true. */
  readonly hasItems?: (order: Order) => boolean;
  readonly OrderAgain: (props: ButtonStyle & { readonly order: Order }) => ReactNode;
  /** The list lacks the reasons and the refund, so this dialog loads the order first. */
  readonly CancelFromList: ComponentType<Omit<OrderDialogProps, 'isOpen'> & { readonly orderId: number }>;
};

const over: readonly OrderState[] = ['delivered', 'completed', 'refunded', 'after_sale_completed', 'cancelled'];

/** Offered once the old order has ended, because a second order is rarely intended before. */
export const canReorder = <Order extends ActionableOrder>(
  { hasItems }: Pick<OrderKind<Order>, 'hasItems'>,
  order: Order,
): boolean => over.includes(order.state) && (hasItems?.(order) ?? true);

/** The merchant refused or offered a part. The guest may answer, and silence has an effect. */
export const isAwaitingGuest = (refundState: number | null | undefined): boolean => refundState === 3;
