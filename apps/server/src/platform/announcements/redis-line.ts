import type { OpenLine } from './announcements.ts';

const connectTimeoutMs = 5000;

/**
 * Pub/sub of Redis or Valkey. Channels of everybody who shares the server are one space, whatever the number of the
 * database: `space` keeps ours apart.
 */
export const redisLine =
  (url: string, space: string): OpenLine =>
  (channels, at) => {
    let isOver = false;
    let close = () => {};
    const nameOf = (channel: string) => `chifan:${space}:${channel}`;
    const open = async () => {
      // Whoever has no Redis needs no memory for it.
      const { createClient } = await import('@redis/client');
      // A lost line is opened anew as a whole: only then it is known what may have been missed.
      const speaker = createClient({ url, socket: { connectTimeout: connectTimeoutMs, reconnectStrategy: false } });
      const hearer = speaker.duplicate();
      close = () => {
        for (const client of [speaker, hearer]) if (client.isOpen) client.destroy();
      };
      for (const client of [speaker, hearer]) client.on('error', lose).on('end', lose);
      await Promise.all([speaker.connect(), hearer.connect()]);
      const named = new Map(channels.map((channel) => [nameOf(channel), channel]));
      await hearer.subscribe([...named.keys()], (said, name) => at.heard(named.get(name) ?? name, said));
      if (isOver) close();
      else at.opened();
      return speaker;
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
