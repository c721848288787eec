import { createLiveFeed } from '@chifan/contract/client';
import { useIsOnline, useIsDisconnected as useIsSilent } from '@chifan/ui';
import { create } from 'zustand';
import { queryClient } from '../query.ts';
import { currentToken, useSession } from '../session.ts';
import { batchTopics } from './batch-topics.ts';
import { isAffectedByTopic } from './topics.ts';

export const useConnection = create<{ readonly isLive: boolean }>()(() => ({ isLive: false }));

/** Polling intervals while the live feed is connected (`live`) and while it is disconnected (`cut`). */
export type PollingIntervalsMs = { readonly live: number | false; readonly cut: number | false };

/** Polls even while connected. If a broken connection is not detected, data is at most a minute old. */
export const defaultPollingMs: PollingIntervalsMs = { live: 60_000, cut: 15_000 };

export function usePollingMs({ live, cut: disconnected } = defaultPollingMs): number | false {
  const { isLive } = useConnection();
  return isLive ? live : disconnected;
}

const feed = createLiveFeed({
  address: '/rest/live',
  token: currentToken,
  onState: (isLive) => useConnection.setState({ isLive }),
});

/**
 * Calls `onChange` each time when the server reports that the data of `topic` changed.
 * @returns a function that stops listening
 */
export const listenToTopic = (topic: string, onChange: () => void): (() => void) => feed.listen(topic, onChange);

/** Live events within this number of milliseconds cause one refetch. Changes still appear on screen within a second. */
const gatheredForMs = 300;

const fetchAnew = (topics: readonly string[]): void =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey }) => topics.some((topic) => isAffectedByTopic(topic, queryKey)),
  });

const onNews = batchTopics(fetchAnew, gatheredForMs);

/**
 * Refetches the data of a topic when it changes and after each reconnection. Also listens while the page is hidden,
 * unlike the guest app, because a kitchen's tablet must ring for new orders. @returns a function that stops listening.
 */
export function subscribeTopics(topics: readonly string[]): () => void {
  const ends = [
    ...topics.map((topic) => feed.listen(topic, () => onNews(topic))),
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

export type ConnectionState = 'live' | 'connecting' | 'cut';

/**
 * State of the connection to the server. All notices about the connection show this state. A device without a network
 * is cut off at once, because the live feed notices a lost network only later.
 */
export function useConnectionState(): ConnectionState {
  const { isLive } = useConnection();
  const isOnline = useIsOnline();
  const isSilent = useIsSilent(isLive);
  if (!isOnline || isSilent) return 'cut';
  return isLive ? 'live' : 'connecting';
}

export const useIsDisconnected = (): boolean => useConnectionState() === 'cut';
