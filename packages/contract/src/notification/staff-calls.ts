import { z } from 'zod';
import { call } from '../call.ts';
import { id, instant, text } from '../fields.ts';

/** A notification to the guest of an order, as operators see it. */
const orderNotice = z.object({
  id,
  /** Title and text are in the operator's language. */
  title: text,
  text,
  at: instant,
  /** When the guest opened the list of notifications. Null: not opened, or the notification is not in the list. */
  readAt: instant.nullable(),
  /**
   * `none`: this kind is not mailed. `waiting`: the mail is not sent yet. `failing`: the mail server refused it, and
   * the server retries. `done`: the mail server has it, or the guest gets no mail of this kind. The server does not
   * know whether the mail arrived.
   */
  mail: z.enum(['none', 'waiting', 'failing', 'done']),
  /**
   * Whether this kind is pushed to the guest's devices. The server does not record whether a device got or showed the
   * message.
   */
  isPushed: z.boolean(),
});
export type OrderNotice = z.infer<typeof orderNotice>;

export const notificationStaffCalls = {
  orderNotices: call({
    path: '/rest/platform/order/notices',
    access: 'platform',
    roles: ['support'],
    summary:
      'The notifications, mails and push messages to the guest about an order of the last half year, oldest first.',
    input: z.object({ orderId: id }),
    output: z.array(orderNotice),
  }),
};
