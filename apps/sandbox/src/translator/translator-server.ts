import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text as bodyOf } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { consumeFault } from '../gateways/fault-controls.ts';
import { type LoopbackServer, listenOnLoopback } from '../gateways/loopback.ts';
import { escaped } from '../pages/page.ts';
import type { StandIn } from '../stand-in.ts';
import { isSandboxLanguage, translateSentence } from './sentences.ts';

/**
 * Fault controls. delayMs: delay of each response. The other controls are the numbers of next responses that are
 * incomplete (cutOff), have status 500 (error500), report too many requests (tooMany) or are not JSON (brokenJson).
 */
type TranslatorFaults = { delayMs: number; cutOff: number; error500: number; tooMany: number; brokenJson: number };

export type TranslatorStandIn = LoopbackServer & {
  readonly key: string;
  readonly faults: TranslatorFaults;
  /** Returns the number of texts received so far. */
  readonly requestCount: () => number;
};

const sliceMs = 20;

type Service = { readonly key: string; readonly faults: TranslatorFaults; readonly count: (texts: number) => void };
type Reply = { readonly status: number; readonly body: object };

/**
 * Starts a translator with DeepL's call at /v2/translate and LibreTranslate's at /translate. Both calls accept the same
 * API key.
 */
export async function openTranslatorStandIn(): Promise<TranslatorStandIn> {
  const key = randomUUID();
  const faults: TranslatorFaults = { delayMs: 0, cutOff: 0, error500: 0, tooMany: 0, brokenJson: 0 };
  let asked = 0;
  const service: Service = {
    key,
    faults,
    count: (texts) => {
      asked += texts;
    },
  };
  const server = await listenOnLoopback((request, response) => answer(service, request, response));
  return { ...server, key, faults, requestCount: () => asked };
}

async function answer(service: Service, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { faults } = service;
  const body = await bodyOf(request);
  // Wait in short steps, so that a waiting request continues at once when the delay is reset.
  for (let waited = 0; waited < faults.delayMs && !response.destroyed; waited += sliceMs)
    await sleep(sliceMs, undefined, { ref: false });
  // The caller has disconnected. Return before `consumeFault`, so that the fault applies to the next request.
  if (response.destroyed) return;
  const reply = replyTo(service, request, body);
  const text = consumeFault(faults, 'brokenJson') ? '<html>Bad gateway</html>' : JSON.stringify(reply.body);
  response.writeHead(reply.status, { 'content-type': 'application/json; charset=utf-8' });
  if (!consumeFault(faults, 'cutOff')) {
    response.end(text);
    return;
  }
  response.write(text.slice(0, text.length / 2), () => request.socket.destroy());
}

function replyTo(service: Service, request: IncomingMessage, body: string): Reply {
  if (consumeFault(service.faults, 'error500')) return { status: 500, body: { message: 'internal error' } };
  if (consumeFault(service.faults, 'tooMany')) return { status: 429, body: { message: 'Too many requests' } };
  const asked = objectOf(body);
  if (request.method !== 'POST' || asked === null) return { status: 400, body: { message: 'Bad request' } };
  if (request.url === '/v2/translate') return asDeepl(service, request.headers.authorization, asked);
  if (request.url === '/translate') return asLibreTranslate(service, asked);
  return { status: 404, body: { message: 'not found' } };
}

function objectOf(body: string): Readonly<Record<string, unknown>> | null {
  try {
    const read: unknown = JSON.parse(body);
    return typeof read === 'object' && read !== null ? { ...read } : null;
  } catch {
    return null;
  }
}

function asDeepl({ key, count }: Service, authorization: string | undefined, asked: Readonly<Record<string, unknown>>) {
  if (authorization !== `DeepL-Auth-Key ${key}`) return { status: 403, body: { message: 'Forbidden' } };
  const texts = stringsIn(asked['text']);
  const to = String(asked['target_lang']).toLowerCase().split('-')[0] ?? '';
  // DeepL's older models do not support Urdu.
  if (!isSandboxLanguage(to) || to === 'ur')
    return { status: 400, body: { message: "Value for 'target_lang' not supported." } };
  count(texts.length);
  const translations = texts.map((each) => {
    const { text, from } = translateSentence(each, to);
    return { detected_source_language: from.toUpperCase(), text };
  });
  return { status: 200, body: { translations } };
}

function asLibreTranslate({ key, count }: Service, asked: Readonly<Record<string, unknown>>): Reply {
  if (asked['api_key'] !== key) return { status: 403, body: { error: 'Invalid API key' } };
  const to = String(asked['target']);
  if (!isSandboxLanguage(to)) return { status: 400, body: { error: `${to} is not supported` } };
  const found = stringsIn(asked['q']).map((each) => translateSentence(each, to));
  count(found.length);
  const detected =
    asked['source'] === 'auto'
      ? { detectedLanguage: found.map(({ from }) => ({ confidence: 90, language: from })) }
      : {};
  return { status: 200, body: { translatedText: found.map(({ text }) => text), ...detected } };
}

const stringsIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : [];

export const translatorStandIn = ({ base, faults }: TranslatorStandIn): StandIn => ({
  name: 'translator',
  faults,
  section:
    () => `<h2>Translator</h2><p>DeepL and LibreTranslate answer below this address: <code>${escaped(base)}</code>. They know
a handful of sentences, mark what they translate with [sandbox], and give back everything else as it was.</p>`,
});
