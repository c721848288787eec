import type { StaffNotificationType } from '@chifan/domain/notification';
import { type Tx, writePipelined } from '../../../platform/database/database.ts';
import type { EventPayloads, Listeners } from '../../../platform/events/events.ts';
import type { Platform } from '../../../platform/module.ts';
import { enqueueStaffPushes, enqueueUnansweredMails } from './staff-push.store.ts';

type Moved = EventPayloads['order.moved'];

/** Notification types for transitions of an order that the kitchen must act on. */
const newsOfMove: Readonly<Record<string, StaffNotificationType>> = {
  pay: 'order',
  choose_restaurant: 'order',
  expire: 'unanswered',
};

const isStaffNews = ({ event }: Moved): boolean => event in newsOfMove;

type After = (effect: () => void) => void;
type StaffNotification = {
  readonly news: StaffNotificationType;
  readonly of: number;
  readonly key: string;
  readonly courierIds?: readonly number[] | null;
};

/**
 * Enqueues push messages to staff, pipelined, so that the transition of the order does not wait for the inserted jobs.
 */
function enqueueStaffNotification({ clock, wakeJobs }: Platform, tx: Tx, after: After, told: StaffNotification): void {
  const at = clock.now();
  const wake = (isTold: boolean) => {
    if (isTold) after(wakeJobs);
  };
  writePipelined(tx, enqueueStaffPushes(tx, { ...told, at }).then(wake));
  if (told.news === 'unanswered') writePipelined(tx, enqueueUnansweredMails(tx, told.of, at).then(wake));
}

function staffNotificationOf({ orderId, event, version }: Moved): StaffNotification | null {
  const news = newsOfMove[event];
  return news ? { news, of: orderId, key: `${news}:${orderId}:${version}` } : null;
}

/** Listeners that notify staff (rule notification-15). */
export const staffNotificationListeners = (platform: () => Platform): Listeners => ({
  'order.moved': [
    {
      as: 'staff-push',
      wants: isStaffNews,
      handle: async (tx, moved, after) => {
        const told = staffNotificationOf(moved);
        if (told) enqueueStaffNotification(platform(), tx, after, told);
      },
      isInline: true,
    },
  ],
  'job.offered': [
    {
      as: 'staff-push',
      handle: async (tx, { orderId, round, ring, courierIds }, after) =>
        enqueueStaffNotification(platform(), tx, after, {
          news: 'job',
          of: orderId,
          key: `job:${orderId}:${round}:${ring}`,
          courierIds,
        }),
    },
  ],
  'order.staff-message': [
    {
      as: 'staff-push',
      handle: async (tx, { messageId }, after) =>
        enqueueStaffNotification(platform(), tx, after, {
          news: 'message',
          of: messageId,
          key: `message:${messageId}`,
        }),
    },
  ],
});
