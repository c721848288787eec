import { createPush } from '@chifan/ui/push';
import { api } from '../../platform/api.ts';

export const pushSubscription = createPush({
  base: '/web/',
  askKey: async () => (await api('/rest/notification/push/key', {})).key,
  subscribe: (browser) => api('/rest/notification/push/subscribe', browser),
  unsubscribe: (endpoint) => api('/rest/notification/push/unsubscribe', { endpoint }),
});
