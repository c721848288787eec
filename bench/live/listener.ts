import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A minimal client of a stream of server-sent events, so that two thousand clients do not distort the measurement. */
export type Listener = {
  /** @returns the `performance.now()` at which an event with the given text arrived, possibly before the call */
  received(text: string): Promise<number>;
  /** All events received so far. */
  events(): readonly string[];
  close(): void;
};

/**
 * Number of streams that are opened from one IP address. The server allows 120. All addresses of 127.0.0.0/8 are local.
 */
const streamsEach = 100;
const addressOf = (index: number) => `127.0.1.${1 + Math.floor(index / streamsEach)}`;
const openedAtOnce = 50;

/** Opens one stream for each session token, in the sequence of the tokens. */
export async function openListeners(url: string, tokens: readonly string[]): Promise<Listener[]> {
  const listeners: Listener[] = [];
  for (let index = 0; index < tokens.length; index += openedAtOnce) {
    const next = tokens.slice(index, index + openedAtOnce);
    listeners.push(...(await Promise.all(next.map((token, at) => openListener(url, token, addressOf(index + at))))));
  }
  return listeners;
}

async function openListener(url: string, token: string, localAddress: string): Promise<Listener> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), localAddress });
  await once(socket, 'connect');
  const arrivals = new Map<string, number>();
  const waiting = new Map<string, (at: number) => void>();
  const isOpen = readEvents(socket, (text) => {
    const now = performance.now();
    arrivals.set(text, now);
    waiting.get(text)?.(now);
  });
  socket.write(`GET /rest/live HTTP/1.1\r\nhost: ${hostname}\r\nauthorization: ${token}\r\n\r\n`);
  await isOpen;
  const arrival = (text: string) => new Promise<number>((resolve) => waiting.set(text, resolve));
  return {
    events: () => [...arrivals.keys()],
    received: async (text) => arrivals.get(text) ?? (await Promise.race([arrival(text), lost(text)])),
    close: () => socket.destroy(),
  };
}

const lostMs = 20_000;

async function lost(text: string): Promise<never> {
  await sleep(lostMs, undefined, { ref: false });
  throw new Error(`${text} did not arrive`);
}

/** Reads the events of a stream. Resolves when the stream is open. */
function readEvents(socket: Socket, onEvent: (text: string) => void): Promise<void> {
  let rest = '';
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the server ended a stream')));
    socket.on('data', (chunk) => {
      rest += chunk.toString('latin1');
      if (rest.startsWith('HTTP/1.1 ') && !rest.startsWith('HTTP/1.1 200')) reject(new Error(rest.slice(0, 12)));
      if (rest.includes(': listening')) resolve();
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data: ')) onEvent(line.slice('data: '.length).trimEnd());
    });
  });
}
