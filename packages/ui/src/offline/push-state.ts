export type PushState = 'unsupported' | 'denied' | 'off' | 'on';

export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Without asking the service worker: `unsupported` until it has said what becomes of a permission that was granted. */
export function pushStateAtOnce(): PushState {
  if (!isPushSupported() || Notification.permission === 'granted') return 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'off';
}
