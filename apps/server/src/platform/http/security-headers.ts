import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Where Stripe's own script, frames and calls live: they may not be served by us (Stripe's rule). */
const stripeOrigins = {
  script: 'https://js.stripe.com',
  frame: 'https://hooks.stripe.com',
  connect: 'https://api.stripe.com',
};

export type ContentPolicy = {
  /** 'sha256-…' of the inline boot scripts of the built apps. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Where map tiles come from, when the operator's source is not https. */
  readonly imageOrigins?: readonly string[];
};

export async function addSecurityHeaders(http: FastifyInstance, policy: ContentPolicy): Promise<void> {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  await http.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", stripeOrigins.script, ...quoted(policy.scriptHashes)],
        styleSrc: ["'self'", ...quoted(policy.styleHashes)],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:', ...(policy.imageOrigins ?? [])],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", stripeOrigins.connect],
        frameSrc: ["'self'", stripeOrigins.script, stripeOrigins.frame],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    // A payment page opens in a window of its own and must be able to tell us that it is done.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
