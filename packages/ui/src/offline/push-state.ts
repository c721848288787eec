export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/**
 * Returns the state that is known without a query to the service worker. If the permission is granted, it returns
 * `unsupported` until the service worker has answered.
 */
export function initialPushState(): PushState {
  if (!isPushSupported() || Notification.permission === 'granted') return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'off';
}
