import { createPush } from '@chifan/ui/push';
import { api } from '../platform/api.ts';

/** Push messages of this device, for the signed-in account (rule notification-15). */
export const pushSubscription = createPush({
  base: '/console/',
  askKey: async () => (await api('/rest/notification/push/key', {})).key,
  subscribe: (browser) => api('/rest/notification/push/subscribe', browser),
  unsubscribe: (endpoint) => api('/rest/notification/push/unsubscribe', { endpoint }),
});
