import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet, { type HelmetOptions } from 'helmet';

/** Where Stripe's own script, frames and calls live: they may not be served by us (Stripe's rule). */
const stripeOrigins = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  // The Payment Element's wallets stand in frames of their own.
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: 'https://api.stripe.com',
};

export type ContentPolicy = {
  /** 'sha256-…' of the inline boot scripts of the built apps. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Where map tiles come from, when the operator's source is not https. */
  readonly imageOrigins?: readonly string[];
  /** Where server and pictures lie, when that is another origin than the page's. */
  readonly siteOrigins?: readonly string[];
  /** Whose pages the guests' app may show in a frame. */
  readonly frameOrigins?: readonly string[];
};

/** An answer of a call is data: nothing of it may be run, and nobody may frame it. */
const callPolicy = { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } };

/**
 * The worker of the console that reads photographed menus: it loads its core and what it knows from its own folder, and
 * compiles WebAssembly. No page may: a worker goes by the policy of its own file.
 */
const recogniserPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
    connectSrc: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

/** What an answer to this address says, whatever it holds. */
export type ProtectionOf = (url: string) => Readonly<Record<string, string>>;

export function securityHeaders(policy: ContentPolicy): ProtectionOf {
  const ofPages = headersBy({ ...common, contentSecurityPolicy: pagePolicy(policy) });
  const ofCalls = headersBy({ ...unsaid, xFrameOptions: { action: 'deny' }, contentSecurityPolicy: callPolicy });
  const ofAssets = headersBy({ ...unsaid, contentSecurityPolicy: callPolicy });
  const ofRecogniser = headersBy({ ...unsaid, contentSecurityPolicy: recogniserPolicy });
  return (url) => {
    if (url.startsWith('/rest/')) return ofCalls;
    if (recogniserAddress.test(url)) return ofRecogniser;
    return assetAddress.test(url) ? ofAssets : ofPages;
  };
}

/** Helmet says the same with every answer, so it is asked once. */
function headersBy(options: HelmetOptions): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  helmet(options)(request, answer, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]));
}

const assetAddress = /^\/(web|console)\/assets\//;
const recogniserAddress = /^\/console\/assets\/recogniser-[\da-f]+\//;

/** What is said of pages alone: a first view waits for a dozen assets and some calls, and it would be a tenth of their bytes. */
const unsaid = {
  crossOriginEmbedderPolicy: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

const common = {
  crossOriginEmbedderPolicy: false,
  // A payment page opens in a window of its own and must be able to tell us that it is done.
  crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
} as const;

function pagePolicy({
  scriptHashes,
  styleHashes,
  imageOrigins = [],
  frameOrigins = [],
  siteOrigins = [],
}: ContentPolicy) {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  return {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...stripeOrigins.scripts, ...quoted(scriptHashes)],
      styleSrc: ["'self'", ...quoted(styleHashes)],
      imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...imageOrigins, ...siteOrigins],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", stripeOrigins.connect, ...siteOrigins],
      frameSrc: ["'self'", ...stripeOrigins.frames, ...frameOrigins],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'self'"],
    },
  };
}
