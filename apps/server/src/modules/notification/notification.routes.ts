import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { listNotifications, markNotificationsRead, showUnread } from './notifications/list-notifications.ts';
import { showOrderNotices } from './order-record/show-order-notices.ts';
import { showPushKey, subscribePush, unsubscribePush } from './pushing/subscribe.ts';
import { chooseNotifications, setQuietHours, showSettings } from './settings/settings.ts';

export const notificationHandlers = (platform: Platform) =>
  ({
    listNotices: (input, context) => listNotifications(platform, input, context),
    countNotices: (_input, context) => showUnread(platform, context),
    readNotices: (input, context) => markNotificationsRead(platform, input, context),
    orderNotices: (input, context) => showOrderNotices(platform, input, context),
    noticeSettings: (_input, context) => showSettings(platform, context),
    chooseNotices: (input, context) => chooseNotifications(platform, input, context),
    setQuietHours: (input, context) => setQuietHours(platform, input, context),
    pushKey: () => showPushKey(platform),
    subscribePush: (input, context) => subscribePush(platform, input, context),
    unsubscribePush: (input, context) => unsubscribePush(platform, input, context),
  }) satisfies Partial<Handlers>;
