export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/**
 * The state without a query to the service worker. With a granted permission `unsupported`, until the service worker
 * has answered.
 */
export function initialPushState(): PushState {
  if (!isPushSupported() || Notification.permission === 'granted') return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'off';
}
