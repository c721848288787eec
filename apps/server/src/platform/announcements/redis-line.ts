import type { OpenLine } from './announcements.ts';

const connectTimeoutMs = 5000;

/**
 * Publish and subscribe through Redis or Valkey. Databases of one Redis server share their channel names, so `space` is
 * a prefix for the channels of one installation.
 */
export const redisLine =
  (url: string, space: string): OpenLine =>
  (channels, at) => {
    let isOver = false;
    let close = () => {};
    const nameOf = (channel: string) => `chifan:${space}:${channel}`;
    const open = async () => {
      // Imported only when Redis is used, to save memory.
      const { Redis } = await import('ioredis');
      // The client must not reconnect. The caller opens a new connection and then assumes that messages were lost.
      const options = { connectTimeout: connectTimeoutMs, lazyConnect: true, retryStrategy: null };
      const publisher = new Redis(url, options);
      const subscriber = new Redis(url, options);
      close = () => {
        for (const client of [publisher, subscriber]) client.disconnect();
      };
      for (const client of [publisher, subscriber]) client.on('error', lose).on('end', lose);
      await Promise.all([publisher.connect(), subscriber.connect()]);
      const named = new Map(channels.map((channel) => [nameOf(channel), channel]));
      subscriber.on('message', (name, said) => at.received(named.get(name) ?? name, said));
      await subscriber.subscribe(...named.keys());
      if (isOver) close();
      else at.opened();
      return publisher;
    };
    const lose = () => {
      if (isOver) return;
      isOver = true;
      close();
      at.lost();
    };
    const opening = open();
    opening.catch(lose);
    return {
      announce: async (channel, said) => void (await (await opening).publish(nameOf(channel), said)),
      close: async () => {
        isOver = true;
        close();
      },
    };
  };
