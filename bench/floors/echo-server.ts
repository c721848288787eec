import { once } from 'node:events';
import { createServer } from 'node:http';
import { answerQuestions } from './floor-process.ts';

// The minimal cost of any JSON call here: bare node:http that parses and writes a body.
let answer: unknown = null;

const server = createServer((request, response) => {
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
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the echo does not listen');
  return { url: `http://127.0.0.1:${address.port}` };
});
