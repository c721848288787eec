import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Mailbox } from './mailbox/mailbox.ts';
import { indexPage, mailPage } from './pages/page.ts';
import {
  browserFile,
  html,
  type Input,
  json,
  notFound,
  plain,
  type Reply,
  type StandIn,
  setFaultControls,
} from './stand-in.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

type Parts = { readonly mailbox: Mailbox; readonly standIns: readonly StandIn[] };

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";
const maxBytes = 100_000;

/** Handles all requests below /sandbox/ that the Chifan server receives. */
export function createHandler(parts: Parts): Handler {
  return (request, response) => {
    void answer(parts, request, response);
  };
}

async function answer(parts: Parts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { status = 200, type, body, location } = await route(parts, request).catch(failure);
  response.writeHead(location === undefined ? status : 302, {
    'content-type': type,
    'cache-control': 'no-store',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    ...(location === undefined ? {} : { location }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

const failure = (error: unknown): Reply => ({
  status: 500,
  type: plain,
  body: `The sandbox failed: ${String(error)}\n`,
});

async function route({ mailbox, standIns }: Parts, request: IncomingMessage): Promise<Reply> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox');
  const place = pathname.replace(/^\/sandbox\/?/, '');
  const [name = '', ...rest] = place.split('/');
  const standIn = standIns.find((each) => each.name === name);
  if (request.method === 'POST') return standIn === undefined ? notFound : post(standIn, rest.join('/'), request);
  if (place === '') return { type: html, body: indexPage(standIns) };
  if (place === 'mail.json') return mailJson(mailbox, searchParams);
  if (place === 'mail')
    return prefersJson(request) ? mailJson(mailbox, searchParams) : { type: html, body: mailPage(mailbox.list()) };
  if (name === 'assets') return browserFile(rest.join('/'));
  if (standIn === undefined) return notFound;
  if (rest.join('/') === 'faults') return json(standIn.faults);
  return (await standIn.get?.(rest.join('/'), searchParams, request)) ?? notFound;
}

const prefersJson = ({ headers }: IncomingMessage): boolean =>
  /application\/json/.test(headers.accept ?? '') && !/text\/html/.test(headers.accept ?? '');

/** Returns emails as JSON, newest first. `to` filters by email address, `limit` limits the number. */
function mailJson(mailbox: Mailbox, query: URLSearchParams): Reply {
  const to = query.get('to')?.toLowerCase();
  const emails = mailbox.list().filter((email) => to === undefined || email.to.toLowerCase() === to);
  return json(emails.slice(0, Number(query.get('limit') ?? emails.length)));
}

async function post(standIn: StandIn, place: string, request: IncomingMessage): Promise<Reply> {
  const input = await readJson(request);
  if (input === undefined) return json({ error: { message: 'Expected a small JSON object.' } }, 400);
  if (place !== 'faults') return standIn.post?.(place, input) ?? notFound;
  const problem = setFaultControls(standIn.faults, input);
  return problem === undefined ? json(standIn.faults) : json({ error: { message: problem } }, 400);
}

async function readJson(request: IncomingMessage): Promise<Input | undefined> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) return undefined;
    bytes += part.length;
    if (bytes > maxBytes) return undefined;
    parts.push(part);
  }
  try {
    const value: unknown = JSON.parse(Buffer.concat(parts).toString('utf8'));
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
