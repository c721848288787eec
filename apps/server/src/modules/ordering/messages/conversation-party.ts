import type { MessageRole } from '@chifan/domain/ordering';
import type { SignedIn } from '../../../platform/http/caller.ts';
import type { ConversationOrder, MessageParameters } from './message.store.ts';

export type Party = { readonly order: ConversationOrder; readonly role: MessageRole };

/** The caller's role in the conversation. Undefined for another party's order or a missing order. */
export function partyOf(order: ConversationOrder | undefined, { role, id }: SignedIn): Party | undefined {
  if (!order) return undefined;
  switch (role) {
    case 'member':
      return order.member_id === id ? { order, role } : undefined;
    case 'merchant':
      return order.is_of_staff ? { order, role } : undefined;
    case 'courier':
      return order.courier_id === id ? { order, role } : undefined;
    case 'platform':
      return undefined;
  }
}

/**
 * Returns the parameters of the conversation query. `staffId` is the merchant whose access to the order's shop the
 * query checks, or null for another role.
 */
export const asking = (orderId: number, { role, id }: SignedIn) => ({
  orderId,
  staffId: role === 'merchant' ? id : null,
});

/** The guest's hand-over code as a parameter. Undefined if the order has none. */
export const codeOf = ({ hand_over_code: code }: ConversationOrder): MessageParameters | undefined =>
  code === null ? undefined : { handOverCode: code };
