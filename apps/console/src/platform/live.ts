import { createLiveFeed } from '@chifan/contract/client';
import { create } from 'zustand';
import { queryClient } from './query.ts';
import { currentToken, useSession } from './session.ts';

/** Whether news arrive by themselves at the moment. */
export const useConnection = create<{ readonly isLive: boolean }>()(() => ({ isLive: false }));

const feed = createLiveFeed({
  address: '/rest/live',
  token: currentToken,
  onState: (isLive) => useConnection.setState({ isLive }),
});

/**
 * A shop's menu and switches have topics of their own; everything that happens to orders is told under `orders`, and what
 * waits for the platform alone under its own name.
 */
export const topicsOf = (shopIds: readonly number[]): string[] => [
  'orders',
  'withdrawals',
  ...shopIds.map((id) => `shop:${id}`),
];

/**
 * Fetches what is on screen anew whenever one of the topics has news, and after every reconnection. Unlike the guests'
 * app it listens on while the page is hidden: a kitchen's tablet must ring.
 * @returns what ends it.
 */
export function keepLive(topics: readonly string[]): () => void {
  const refetch = () => void queryClient.invalidateQueries();
  const ends = [
    ...topics.map((topic) => feed.listen(topic, refetch)),
    useSession.subscribe((session, before) => {
      if (session.token !== before.token) feed.restart();
    }),
  ];
  const wake = () => {
    if (document.visibilityState === 'visible' && !useConnection.getState().isLive) feed.restart();
  };
  document.addEventListener('visibilitychange', wake);
  addEventListener('online', wake);
  return () => {
    for (const end of ends) end();
    document.removeEventListener('visibilitychange', wake);
    removeEventListener('online', wake);
  };
}
