import { once } from 'node:events';
import { type AddressInfo, createServer, Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createMail } from './mail.ts';

afterEach(() => vi.restoreAllMocks());

it('the server stops waiting after ten seconds for a mail server that sends nothing after its greeting', async () => {
  const patience = vi.spyOn(Socket.prototype, 'setTimeout');
  const server = createServer((socket) => {
    socket.write('220 mail\r\n');
    // Ends the connection early, so that the test does not wait for ten seconds.
    setTimeout(() => socket.destroy(), 100);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const mail = createMail(`smtp://127.0.0.1:${port}`, 'chifan@example.com');
  await expect(mail.send({ to: 'a@example.com', subject: 's', text: 't', key: 'k' })).rejects.toThrow();
  expect(Math.max(...patience.mock.calls.map(([ms]) => ms))).toBe(10_000);
  mail.close();
  server.close();
});
