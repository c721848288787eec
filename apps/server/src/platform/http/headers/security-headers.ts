import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** Origins of Stripe's script, frames and calls. Stripe requires that its script is loaded from its own origin. */
const stripeOrigins = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  // Stripe's Payment Element shows wallets in separate frames.
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  connect: 'https://api.stripe.com',
};

export type ContentPolicy = {
  /** 'sha256-…' of the inline scripts in the pages of the built apps. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Origins of external map tiles. */
  readonly imageOrigins?: readonly string[];
  /** Origins of the API server and of pictures, if they differ from the origin of the page. */
  readonly siteOrigins?: readonly string[];
  /** Origins of pages that the guest app may show in a frame. */
  readonly frameOrigins?: readonly string[];
};

/** The response of a call is data only, so the browser must not execute it or show it in a frame. */
const callPolicy = { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } };

/**
 * The content security policy of the worker that reads photographed menus and cards of hotels. The worker loads its
 * program and its model from one folder and compiles WebAssembly, which is forbidden in pages. Browsers apply the
 * policy of the response that contains the worker's file.
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

/** Sets the security headers of a response, depending on the requested URL. */
export type Protect = (request: IncomingMessage, response: ServerResponse) => void;

export function securityHeaders(policy: ContentPolicy): Protect {
  const pages = helmet({ ...common, contentSecurityPolicy: pagePolicy(policy) });
  const calls = helmet({ ...unsent, xFrameOptions: { action: 'deny' }, contentSecurityPolicy: callPolicy });
  const assets = helmet({ ...unsent, contentSecurityPolicy: callPolicy });
  const recogniser = helmet({ ...unsent, contentSecurityPolicy: recogniserPolicy });
  const middlewareOf = (url: string) => {
    if (url.startsWith('/rest/')) return calls;
    if (recogniserAddress.test(url)) return recogniser;
    return assetAddress.test(url) ? assets : pages;
  };
  return (request, response) => {
    const url = request.url ?? '';
    const middleware = middlewareOf(url);
    if (middleware === pages) response.setHeader('permissions-policy', permissionsOf(url));
    middleware(request, response, throwIfFailed);
  };
}

const throwIfFailed = (error?: unknown): void => {
  if (error !== undefined) throw error;
};

/**
 * Device features that pages may use (rule call-23). Pictures come from a file input, which needs no camera permission.
 * The console uses USB for printers, so only the guest app refuses USB.
 */
function permissionsOf(url: string): string {
  const isApp = /^\/(?:web|console)\//.test(url);
  const refused = ['camera', 'microphone', 'display-capture', ...(url.startsWith('/console/') ? [] : guestRefusals)];
  return [`geolocation=${isApp ? '(self)' : '()'}`, ...refused.map((feature) => `${feature}=()`)].join(', ');
}

const guestRefusals = ['usb', 'serial', 'midi'];

const assetAddress = /^\/(web|console)\/assets\//;
const recogniserAddress = /^\/(?:web|console)\/assets\/recogniser-[\da-f]+\//;

/**
 * Headers that only pages need. Responses to calls and assets omit these headers, because they would be a tenth of the
 * bytes of a first page view.
 */
const unsent = {
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
  // A payment page opens in a separate window and sends a message to its opener, so the opener must stay accessible.
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
      imgSrc: ["'self'", 'data:', 'blob:', ...imageOrigins, ...siteOrigins],
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
