import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { handleRequests } from './baseline-process.ts';

// The minimal cost of a live update on this machine: bare node:http that holds event streams and sends each posted text to one.
const streams = new Map<string, ServerResponse>();

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': listening\n\n');
    streams.set(request.headers.authorization ?? '', response);
    return;
  }
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => {
    text += part;
  });
  request.on('end', () => {
    streams.get(request.headers.authorization ?? '')?.write(`data: ${text}\n\n`);
    response.writeHead(200, { 'content-length': 2 });
    response.end('{}');
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');

handleRequests(async () => {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the event server is not listening');
  return { url: `http://127.0.0.1:${address.port}`, pid: process.pid };
});
