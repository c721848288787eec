import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';

/** A network proxy that can drop all data without closing a connection. */
export type SilentProxy = {
  readonly url: string;
  goSilent(): void;
  comeBack(): void;
  close(): Promise<void>;
};

export async function silentProxy(port: string): Promise<SilentProxy> {
  const sockets = new Set<Socket>();
  let isSilent = false;
  const carry = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (piece) => !isSilent && to.write(piece));
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    from.on('error', () => to.destroy());
  };
  const server = createServer((browser) => {
    const target = connect(Number(port), '127.0.0.1');
    carry(browser, target);
    carry(target, browser);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    goSilent: () => void (isSilent = true),
    comeBack: () => {
      // The dropped bytes are lost, so open connections are unusable. Close them.
      for (const socket of sockets) socket.destroy();
      isSilent = false;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
