import { once } from 'node:events';
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { answerQuestions } from './floor-process.ts';

// The minimal cost of any JSON call here: bare node:http that parses and writes a body, or gives bytes that it has.
let answer: unknown = null;
let kept: { readonly body: Buffer; readonly headers: OutgoingHttpHeaders } | null = null;

const server = createServer((request, response) => {
  if (request.method === 'GET' && kept !== null) {
    response.writeHead(200, kept.headers);
    response.end(kept.body);
    return;
  }
  let text = '';
  request.setEncoding('utf8');
  request.on('data', (part: string) => {
    text += part;
  });
  request.on('end', () => {
    JSON.parse(text);
    const body = Buffer.from(JSON.stringify(answer));
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length });
    response.end(body);
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');

answerQuestions(async (question) => {
  if (question.kind === 'answer') answer = JSON.parse(question.text);
  if (question.kind === 'kept') kept = { body: Buffer.from(question.body), headers: headersOf(question) };
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the echo does not listen');
  return { url: `http://127.0.0.1:${address.port}` };
});

function headersOf({
  body,
  encoding,
}: {
  readonly body: Buffer;
  readonly encoding: string | null;
}): OutgoingHttpHeaders {
  const encoded = encoding === null ? {} : { 'content-encoding': encoding };
  return { 'content-type': 'application/json', 'content-length': body.length, ...encoded };
}
