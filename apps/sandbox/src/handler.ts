import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { turnKnobs } from './knobs.ts';
import type { Mailbox } from './mailbox/mailbox.ts';
import type { MapsStandIn } from './maps/maps-server.ts';
import { indexPage } from './pages/index-page.ts';
import { mailPage } from './pages/mail-page.ts';
import { cardFormCalls, type Input } from './stripe/card-form-calls.ts';
import type { SandboxStripe } from './stripe/stripe.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

type Parts = { readonly mailbox: Mailbox; readonly stripe: SandboxStripe; readonly maps: MapsStandIn };

interface Reply {
  readonly status?: number;
  readonly type: string;
  readonly body: string;
}

const browserFiles = fileURLToPath(new URL('../browser/', import.meta.url));
const html = 'text/html; charset=utf-8';
const plain = 'text/plain; charset=utf-8';
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': html,
};
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
const mostBytes = 100_000;

/** Everything below /sandbox/, for the product's own HTTP server to mount. */
export function createHandler(parts: Parts): Handler {
  return (request, response) => {
    void answer(parts, request, response);
  };
}

async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status = 200, type, body } = await route(parts, request).catch(failure);
  response.writeHead(status, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const failure = (error: unknown): Reply => ({
  status: 500,
  type: plain,
  body: `The sandbox failed: ${String(error)}\n`,
});

async function route(parts: Parts, request: IncomingMessage): Promise<Reply> {
  const { mailbox, stripe, maps } = parts;
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
  const place = pathname.replace(/^\/sandbox\/?/, '');
  if (request.method === 'POST') return post(parts, place, request);
  if (place === '') return { type: html, body: indexPage(stripe, maps) };
  if (place === 'mail.json') return mailJson(mailbox, searchParams);
  if (place === 'mail')
    return prefersJson(request) ? mailJson(mailbox, searchParams) : { type: html, body: mailPage(mailbox.list()) };
  if (place === 'stripe/knobs') return json(stripe.knobs);
  if (place === 'maps/knobs') return json(maps.knobs);
  return file(place);
}

const json = (value: unknown, status = 200): Reply => ({
  status,
  type: 'application/json',
  body: JSON.stringify(value),
});
const notFound: Reply = { status: 404, type: plain, body: 'The sandbox has no such page.\n' };

const prefersJson = ({ headers }: IncomingMessage): boolean =>
  /application\/json/.test(headers.accept ?? '') && !/text\/html/.test(headers.accept ?? '');

/** Newest first; `to` picks the letters of one address, `limit` the newest so many. */
function mailJson(mailbox: Mailbox, query: URLSearchParams): Reply {
  const to = query.get('to')?.toLowerCase();
  const letters = mailbox.list().filter((letter) => to === undefined || letter.to.toLowerCase() === to);
  return json(letters.slice(0, Number(query.get('limit') ?? letters.length)));
}

async function file(place: string): Promise<Reply> {
  const name = fileNameOf(place);
  if (name === undefined) return notFound;
  try {
    const body = await readFile(path.join(browserFiles, name), 'utf8');
    return { type: types[path.extname(name)] ?? plain, body };
  } catch {
    return notFound;
  }
}

function fileNameOf(place: string): string | undefined {
  if (place === 'stripe/v3/stripe.js') return 'stripe.js';
  if (place === 'stripe/elements') return 'elements.html';
  if (/^stripe\/3ds\/\w+$/.test(place)) return 'challenge.html';
  return /^assets\/([\w-]+\.(?:js|css))$/.exec(place)?.[1];
}

async function post({ stripe, maps }: Parts, place: string, request: IncomingMessage): Promise<Reply> {
  const input = await readJson(request);
  if (input === undefined) return json({ error: { message: 'Expected a small JSON object.' } }, 400);
  const knobs = { 'stripe/knobs': stripe.knobs, 'maps/knobs': maps.knobs }[place];
  if (knobs !== undefined) {
    const problem = turnKnobs(knobs, input);
    return problem === undefined ? json(knobs) : json({ error: { message: problem } }, 400);
  }
  const call = cardFormCalls[/^stripe\/(\w+)$/.exec(place)?.[1] ?? ''];
  return call === undefined ? notFound : json(call(stripe, input));
}

async function readJson(request: IncomingMessage): Promise<Input | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) return undefined;
    bytes += part.length;
    if (bytes > mostBytes) return undefined;
    parts.push(part);
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
