import { createLiveFeed } from '@chifan/contract/client';
import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { storedToken, useSession } from './session.ts';
import { siteSettings } from './site/site-variant.ts';

/** Whether news arrive by themselves, as far as anybody knows: a line that is only being opened is not a dead one. */
export const useConnection = create<{ readonly isLive: boolean }>()(() => ({ isLive: true }));

const feed = createLiveFeed({
  address: `${siteSettings().apiBase}/rest/live`,
  token: storedToken,
  onState: (isLive) => useConnection.setState({ isLive }),
});

/**
 * Hears of new versions while the component is on screen: `orders`, `order:7`, `shop:3`. `onChange` also runs after every
 * reconnection, so let it fetch: `useLive(`order:${id}`, () => queryClient.invalidateQueries({ queryKey }))`.
 */
export function useLive(topic: string, onChange: () => void): void {
  const hear = useEffectEvent(onChange);
  useEffect(() => {
    keepLive();
    return feed.listen(topic, () => hear());
  }, [topic]);
}

let isKept = false;

/** Follows sign-in and sign-out, and rests while nobody looks at the page. */
function keepLive(): void {
  if (isKept) return;
  isKept = true;
  useSession.subscribe((session, before) => {
    if (session.token !== before.token) feed.restart();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') return feed.restart();
    feed.pause();
    // Nobody is told that a line is dead which was hung up on purpose.
    useConnection.setState({ isLive: true });
  });
}
