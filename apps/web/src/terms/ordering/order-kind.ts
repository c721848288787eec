import type { OrderState } from '@chifan/domain/ordering';
import type { ButtonProps } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType, ReactNode } from 'react';
import type { ScreenPath } from '../../platform/navigation/navigation.ts';

export type ActionableOrder = {
  readonly id: number;
  readonly state: OrderState;
  readonly allowedEvents: readonly string[];
  /** State of the undecided refund request, if the server’s list of orders includes it. */
  readonly refundState?: number | null;
};

export type ButtonStyle = Pick<ButtonProps, 'variant' | 'isWide' | 'icon'>;

export type OrderDialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /**
   * Called when the server has responded to the guest’s action. If the server rejected the action, the order on the
   * screen is outdated and must be fetched again.
   */
  readonly onChanged: () => void;
};

/** The differences between meal orders and orders of the points mall, for the screens that both share. */
export type OrderKind<Order extends ActionableOrder> = {
  /** Shows an amount, in fen or in points. */
  readonly Amount: ComponentType<{ readonly amount: number; readonly className?: string }>;
  readonly screens: Readonly<Record<'order' | 'pay' | 'refundApply' | 'refundProgress', ScreenPath>>;
  readonly words: Readonly<Record<'received' | 'thanks', MessageDescriptor>>;
  /** Label of the cancel button. Default: “Cancel order”. */
  readonly cancelWords?: (state: OrderState) => MessageDescriptor;
  /** The question before the guest confirms the receipt. Absent if one tap confirms the receipt (rule ordering-114). */
  readonly confirmQuestion?: { readonly title: MessageDescriptor; readonly text: ReactNode };
  readonly confirm: (orderId: number) => Promise<unknown>;
  /** Whether the order’s items are loaded. The items of an archived order are not (rule ordering-73). Default: true. */
  readonly hasItems?: (order: Order) => boolean;
  readonly OrderAgain: (props: ButtonStyle & { readonly order: Order }) => ReactNode;
  /**
   * The cancel dialog of the order list. The dialog first loads the order, because the list has no reasons and no
   * refund sums.
   */
  readonly CancelFromList: ComponentType<Omit<OrderDialogProps, 'isOpen'> & { readonly orderId: number }>;
};

const over: readonly OrderState[] = ['delivered', 'completed', 'refunded', 'after_sale_completed', 'cancelled'];

/**
 * Whether to offer “order again”. Only an ended order can be repeated, because guests rarely want the same order twice
 * at once.
 */
export const canReorder = <Order extends ActionableOrder>(
  { hasItems }: Pick<OrderKind<Order>, 'hasItems'>,
  order: Order,
): boolean => over.includes(order.state) && (hasItems?.(order) ?? true);

/**
 * Refund state 3: the merchant refused or offered a partial refund. The guest may respond before the deadline. Without
 * a response, the merchant’s answer becomes final.
 */
export const isAwaitingGuest = (refundState: number | null | undefined): boolean => refundState === 3;
