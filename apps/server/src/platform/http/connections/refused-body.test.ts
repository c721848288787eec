import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { dropRefusedBody } from './refused-body.ts';

let http: FastifyInstance;
afterEach(() => http.close());

async function open(): Promise<{ socket: Socket; heard: () => string }> {
  http = Fastify({ bodyLimit: 1024, forceCloseConnections: true });
  http.setErrorHandler((_error, request, reply) => {
    dropRefusedBody(request, reply);
    return reply.code(413).send('refused');
  });
  http.post('/', () => 'accepted');
  const url = await http.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  let text = '';
  socket.setEncoding('latin1').on('data', (more: string) => {
    text += more;
  });
  socket.on('error', () => undefined);
  return { socket, heard: () => text };
}

/** Resolves when the connection is closed, even by a reset. */
const endOf = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

const head = (more: string) => `POST / HTTP/1.1\r\nhost: a\r\ncontent-type: text/plain\r\n${more}\r\n\r\n`;
const chunk = (bytes: number) => `${bytes.toString(16)}\r\n${'x'.repeat(bytes)}\r\n`;
const small = `${head('content-length: 2')}ok`;

test('a connection remains usable after a request body with a content-length was refused as too large', async () => {
  const { socket, heard } = await open();
  socket.write(head('content-length: 300000'));
  await expect.poll(heard).toMatch(/^HTTP\/1\.1 413/);
  socket.write('x'.repeat(300_000));
  socket.write(small);
  await expect.poll(heard).toContain('accepted');
  socket.destroy();
});

test('a connection remains usable after a chunked request body was refused as too large', async () => {
  const { socket, heard } = await open();
  socket.write(head('transfer-encoding: chunked') + chunk(2000));
  await expect.poll(heard).toMatch(/^HTTP\/1\.1 413/);
  socket.write(`${chunk(200_000)}0\r\n\r\n${small}`);
  await expect.poll(heard).toContain('accepted');
  socket.destroy();
});

test('the server closes the connection if the content-length of a request is far above the limit', async () => {
  const { socket, heard } = await open();
  const closed = endOf(socket);
  socket.write(head('content-length: 100000000'));
  await closed;
  expect(heard()).toMatch(/^HTTP\/1\.1 413.*connection: close/is);
});

test('the server closes the connection of a chunked request body that is far above the limit', async () => {
  const { socket, heard } = await open();
  const closed = endOf(socket);
  socket.write(head('transfer-encoding: chunked'));
  const piece = chunk(1024 * 1024);
  const sending = setInterval(() => socket.write(piece), 1);
  await closed;
  clearInterval(sending);
  expect(heard()).not.toContain('accepted');
});
