import { createLiveFeed } from '@chifan/contract/client';
import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { storedToken, useSession } from './session/session.ts';
import { siteSettings } from './site/site-variant.ts';

/** Whether live updates arrive. A connection that is being opened counts as live. */
export const useConnection = create<{ readonly isLive: boolean }>()(() => ({ isLive: true }));

const feed = createLiveFeed({
  address: `${siteSettings().apiBase}/rest/live`,
  token: storedToken,
  onState: (isLive) => useConnection.setState({ isLive }),
});

/**
 * Subscribes to live updates of a topic (`orders`, `order:7`, `shop:3`) while the component is mounted. `onChange` also
 * runs after each reconnection, because updates may have been missed.
 */
export function useLive(topic: string, onChange: () => void): void {
  const hear = useEffectEvent(onChange);
  useEffect(() => {
    keepLive();
    return feed.listen(topic, () => hear());
  }, [topic]);
}

let isKept = false;

/** Opens the live connection for the signed-in member, and closes it while the page is hidden. */
function keepLive(): void {
  if (isKept) return;
  isKept = true;
  useSession.subscribe((session, before) => {
    if (session.token !== before.token) feed.restart();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') return feed.restart();
    feed.pause();
    // Do not report a connection as dead if the app itself closed it.
    useConnection.setState({ isLive: true });
  });
}
