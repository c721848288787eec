import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { listNotices, readNotices, showUnread } from './notices/list-notices.ts';
import { showPushKey, subscribePush, unsubscribePush } from './pushing/subscribe.ts';
import { chooseNotices, setQuietHours, showSettings } from './settings/settings.ts';

export const notificationHandlers = (platform: Platform) =>
  ({
    listNotices: (input, context) => listNotices(platform, input, context),
    countNotices: (_input, context) => showUnread(platform, context),
    readNotices: (input, context) => readNotices(platform, input, context),
    noticeSettings: (_input, context) => showSettings(platform, context),
    chooseNotices: (input, context) => chooseNotices(platform, input, context),
    setQuietHours: (input, context) => setQuietHours(platform, input, context),
    pushKey: () => showPushKey(platform),
    subscribePush: (input, context) => subscribePush(platform, input, context),
    unsubscribePush: (input, context) => unsubscribePush(platform, input, context),
  }) satisfies Partial<Handlers>;
