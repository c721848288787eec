import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { handleRequests } from './baseline-process.ts';

// The minimal cost of a JSON call on this machine: bare node:http that parses and writes a body, or sends ready bytes.
let content: unknown = null;
let ready: { readonly body: Buffer; readonly headers: OutgoingHttpHeaders } | null = null;

const server = createServer((request, response) => {
  if (request.method === 'GET' && ready !== null) {
    response.writeHead(200, ready.headers);
    response.end(ready.body);
    return;
  }
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => {
    text += part;
  });
  request.on('end', () => {
    JSON.parse(text);
    const body = Buffer.from(JSON.stringify(content));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');

handleRequests(async (message) => {
  if (message.kind === 'json') content = JSON.parse(message.text);
  else {
    const encoded = message.encoding === null ? {} : { 'content-encoding': message.encoding };
    const headers = { 'content-type': 'application/json', 'content-length': message.body.length, ...encoded };
    ready = { body: Buffer.from(message.body), headers };
  }
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the echo server is not listening');
  return { url: `http://127.0.0.1:${address.port}` };
});
