import type { OrderState } from '@chifan/domain/ordering';
import type { ButtonProps } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType, ReactNode } from 'react';
import type { ScreenPath } from '../../platform/navigation.ts';

export type ActedOrder = {
  readonly id: number;
  readonly state: OrderState;
  readonly allowedEvents: readonly string[];
  /** Of the request that is pending, where the kind tells it in its list. */
  readonly refundState?: number | null;
};

export type ButtonStyle = Pick<ButtonProps, 'variant' | 'isWide' | 'icon'>;

export type OrderDialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Called after a refusal too: what stands on screen is no longer true. */
  readonly onChanged: () => void;
};

/** What differs between kinds of orders on the screens that they share. */
export type OrderKind<Order extends ActedOrder> = {
  /** In fen or points. */
  readonly Amount: ComponentType<{ readonly amount: number; readonly className?: string }>;
  readonly screens: Readonly<Record<'order' | 'pay' | 'refundApply' | 'refundProgress', ScreenPath>>;
  readonly words: Readonly<Record<'received' | 'isReceived' | 'thanks', MessageDescriptor>>;
  /** Absent: “Cancel the order”. */
  readonly cancelWords?: (state: OrderState) => MessageDescriptor;
  readonly beforeConfirming: ReactNode;
  readonly confirm: (orderId: number) => Promise<unknown>;
  /** Whether what was ordered is known: it may lie in the archive (rule ordering-73). Absent: it always is. */
  readonly hasItems?: (order: Order) => boolean;
  readonly OrderAgain: (props: ButtonStyle & { readonly order: Order }) => ReactNode;
  /** The list knows neither the reasons nor the refund, so this dialog loads the order first. */
  readonly CancelFromList: ComponentType<Omit<OrderDialogProps, 'isOpen'> & { readonly orderId: number }>;
};

const over: readonly OrderState[] = ['delivered', 'completed', 'refunded', 'after_sale_completed', 'cancelled'];

/** Offered once the old order is over: before that a second one is rarely meant. */
export const mayOrderAgain = <Order extends ActedOrder>(
  { hasItems }: Pick<OrderKind<Order>, 'hasItems'>,
  order: Order,
): boolean => over.includes(order.state) && (hasItems?.(order) ?? true);

/** The merchant refused or offered a part: the guest may answer, and silence counts. */
export const awaitsGuest = (refundState: number | null | undefined): boolean => refundState === 3;
