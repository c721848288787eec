import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { ConnectPrinter } from '@chifan/contract/printer-client';

/** Connects to a printer in the network. */
export const connectTcp =
  (at: { readonly host: string; readonly port: number }): ConnectPrinter =>
  async ({ hear, end }, answerMs) => {
    const socket = connect(at);
    socket.on('error', () => undefined);
    socket.on('data', hear);
    socket.on('close', end);
    const close = async () => void socket.destroy();
    if (await isConnected(socket, answerMs)) return { write: (bytes) => void socket.write(bytes), close };
    await close();
    return null;
  };

const isConnected = (socket: Socket, ms: number): Promise<boolean> =>
  once(socket, 'connect', { signal: AbortSignal.timeout(ms) }).then(
    () => true,
    () => false,
  );
