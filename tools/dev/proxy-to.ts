import { request as connect, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';

/**
 * Forwards a request and streams the response, including server-sent events. Waits while the promise of `address` is
 * pending.
 */
export const proxyTo =
  (address: () => Promise<string>): RequestListener =>
  (incoming, outgoing) =>
    void forward(address, incoming, outgoing).catch((error: unknown) => {
      if (outgoing.headersSent) outgoing.destroy();
      else
        outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(`The server does not answer: ${String(error)}`);
    });

async function forward(address: () => Promise<string>, incoming: IncomingMessage, outgoing: ServerResponse) {
  const target = new URL(incoming.url ?? '/', await address());
  const { method, headers } = incoming;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = connect(target, { method, headers }, resolve);
    request.once('error', reject);
    outgoing.once('close', () => request.destroy());
    incoming.pipe(request);
  });
  answer.once('error', () => outgoing.destroy());
  outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
  outgoing.flushHeaders();
  answer.pipe(outgoing);
}
