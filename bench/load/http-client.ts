import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export type Answered = { readonly status: number; readonly text: string };
export type HttpClient = {
  post(path: string, headers: Readonly<Record<string, string>>, body: string): Promise<Answered>;
  close(): void;
};

/**
 * A minimal client with one keep-alive connection and sequential requests, so that it does not distort the measurement.
 */
export async function openHttpClient(url: string): Promise<HttpClient> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.setNoDelay(true);
  await once(socket, 'connect');
  return {
    post: (path, headers, body) => {
      const lines = Object.entries({ host: hostname, ...headers, 'content-length': String(Buffer.byteLength(body)) });
      const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
      const answer = readAnswer(socket);
      socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n${body}`);
      return answer;
    },
    close: () => socket.destroy(),
  };
}

function readAnswer(socket: Socket): Promise<Answered> {
  return new Promise((resolve, reject) => {
    let read: Buffer = Buffer.alloc(0);
    const done = () => socket.off('data', onData).off('error', reject).off('close', onClose);
    const onClose = () => reject(new Error('the server closed the connection'));
    const onData = (chunk: Buffer) => {
      read = read.length === 0 ? chunk : Buffer.concat([read, chunk]);
      const answer = wholeAnswer(read);
      if (answer === null) return;
      done();
      resolve(answer);
    };
    socket.on('data', onData).once('error', reject).once('close', onClose);
  });
}

function wholeAnswer(read: Buffer): Answered | null {
  const headEnd = read.indexOf('\r\n\r\n');
  if (headEnd < 0) return null;
  const head = read.toString('latin1', 0, headEnd);
  const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
  if (Number.isNaN(length)) throw new Error('the response has no Content-Length');
  const end = headEnd + 4 + length;
  return read.length < end
    ? null
    : { status: Number(head.slice(9, 12)), text: read.toString('utf8', headEnd + 4, end) };
}
