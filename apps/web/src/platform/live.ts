import { createLiveFeed } from '@chifan/contract/client';
import { useEffect, useEffectEvent } from 'react';
import { storedToken, useSession } from './session.ts';
import { siteSettings } from './site/site-variant.ts';

const feed = createLiveFeed({ address: `${siteSettings().apiBase}/rest/live`, token: storedToken });

/**
 * Hears of new versions while the component is on screen: `orders`, `order:7`, `shop:3`. `onChange` also runs after every
 * reconnection, so let it fetch: `useLive(`order:${id}`, () => queryClient.invalidateQueries({ queryKey }))`.
 */
export function useLive(topic: string, onChange: () => void): void {
  const hear = useEffectEvent(onChange);
  useEffect(() => feed.listen(topic, () => hear()), [topic]);
}

/** Follows sign-in and sign-out, and rests while nobody looks at the page. */
export function keepLive(): void {
  useSession.subscribe((session, before) => {
    if (session.token !== before.token) feed.restart();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') feed.restart();
    else feed.pause();
  });
}
