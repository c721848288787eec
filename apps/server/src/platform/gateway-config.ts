import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { readWeChatConfig, type WeChatConfig, weChatEnvironment } from './we-chat-config.ts';

/** Settings of the payment gateways. A gateway is offered only if all its settings are present. */
export const gatewayEnvironment = {
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_PUBLISHABLE_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_BASE: z.url().optional(),
  /** The file with which Apple verifies a domain for Apple Pay, as its text or as its path. */
  APPLE_PAY_DOMAIN_ASSOCIATION: z.string().optional(),
  STRIPE_SCRIPT_URL: z.string().default('https://js.stripe.com/dahlia/stripe.js'),
  ALIPAY_APP_ID: z.string().optional(),
  ALIPAY_SELLER_ID: z.string().optional(),
  /** A private key in PEM format, or the bare base64 text from Alipay's key tool. */
  ALIPAY_PRIVATE_KEY: z.string().optional(),
  ALIPAY_PUBLIC_KEY: z.string().optional(),
  /** The three certificates that Alipay requires for payouts, as PEM texts or file paths. */
  ALIPAY_APP_CERT: z.string().optional(),
  ALIPAY_PUBLIC_CERT: z.string().optional(),
  ALIPAY_ROOT_CERT: z.string().optional(),
  ALIPAY_GATEWAY: z.url().default('https://openapi.alipay.com/gateway.do'),
  ...weChatEnvironment,
} as const;

const settings = z.object(gatewayEnvironment);
export type GatewaySettings = z.output<typeof settings>;
type Settings = GatewaySettings;

export type StripeConfig = {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
  /** Replaces api.stripe.com in the sandbox. */
  readonly apiBase: string | null;
  readonly scriptUrl: string;
  /** The content of Apple's verification file for this domain. null: Apple Pay is not offered */
  readonly applePayAssociation: string | null;
};

export type AlipayConfig = {
  readonly appId: string;
  /** The merchant's account number at Alipay (2088…). Webhooks for other account numbers are rejected. */
  readonly sellerId: string;
  /** Our private key in PKCS#8 format. */
  readonly privateKey: string;
  /** Alipay's public key, with which the server verifies Alipay's signatures. Not our own public key. */
  readonly alipayPublicKey: string;
  /** Required for sending money to people (资金支出类接口). */
  readonly certificates?: AlipayCertificates;
  readonly gateway: string;
  /**
   * URL of the sandbox's payment page, to which the guest's browser is sent with the signed request instead of
   * `gateway`.
   */
  readonly cashier: string | null;
};

/** PEM certificates: ours (`app`), Alipay's (`alipay`), and the root certificates that signed Alipay's (`root`). */
export type AlipayCertificates = { readonly app: string; readonly alipay: string; readonly root: string };

export type GatewayConfigs = {
  readonly stripe: StripeConfig | null;
  readonly alipay: AlipayConfig | null;
  readonly wechat: WeChatConfig | null;
};

/** @throws Error with one readable sentence if the settings of a gateway are incomplete */
export const readGatewayConfigs = (set: Settings): GatewayConfigs => ({
  stripe: readStripe(set),
  alipay: readAlipay(set),
  wechat: readWeChatConfig(set),
});

function readStripe(set: Settings): StripeConfig | null {
  if (!set.STRIPE_SECRET_KEY) return null;
  if (!set.STRIPE_PUBLISHABLE_KEY || !set.STRIPE_WEBHOOK_SECRET) {
    throw new Error('STRIPE_SECRET_KEY needs STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.');
  }
  return {
    secretKey: set.STRIPE_SECRET_KEY,
    publishableKey: set.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: set.STRIPE_WEBHOOK_SECRET,
    apiBase: set.STRIPE_API_BASE ?? null,
    scriptUrl: set.STRIPE_SCRIPT_URL,
    applePayAssociation: readAssociation(set.APPLE_PAY_DOMAIN_ASSOCIATION),
  };
}

/** Reads Apple's verification file, which contains one long hexadecimal text. */
function readAssociation(given: string | undefined): string | null {
  if (!given) return null;
  const association = /^[0-9A-Fa-f]{32,}$/.test(given) ? given : contentsOf(given).trim();
  if (/^[0-9A-Fa-f]{32,}$/.test(association)) return association;
  throw new Error('APPLE_PAY_DOMAIN_ASSOCIATION is neither the text nor the path of Apple’s file.');
}

/** @throws Error with one readable sentence if the settings are incomplete */
export function readAlipay(set: Settings): AlipayConfig | null {
  const {
    ALIPAY_APP_ID: appId,
    ALIPAY_SELLER_ID: sellerId,
    ALIPAY_PRIVATE_KEY: privateKey,
    ALIPAY_PUBLIC_KEY: publicKey,
  } = set;
  if (!appId && !sellerId && !privateKey && !publicKey) return null;
  if (!appId || !sellerId || !privateKey || !publicKey) {
    throw new Error('Alipay needs ALIPAY_APP_ID, ALIPAY_SELLER_ID, ALIPAY_PRIVATE_KEY and ALIPAY_PUBLIC_KEY together.');
  }
  const certificates = readCertificates(set);
  return {
    appId,
    sellerId,
    privateKey,
    alipayPublicKey: publicKey,
    gateway: set.ALIPAY_GATEWAY,
    cashier: null,
    ...(certificates === null ? {} : { certificates }),
  };
}

function readCertificates({
  ALIPAY_APP_CERT: app,
  ALIPAY_PUBLIC_CERT: alipay,
  ALIPAY_ROOT_CERT: root,
}: Settings): AlipayCertificates | null {
  if (!app && !alipay && !root) return null;
  if (!app || !alipay || !root) {
    throw new Error('Alipay needs ALIPAY_APP_CERT, ALIPAY_PUBLIC_CERT and ALIPAY_ROOT_CERT together, or none of them.');
  }
  return {
    app: readPem('ALIPAY_APP_CERT', app),
    alipay: readPem('ALIPAY_PUBLIC_CERT', alipay),
    root: readPem('ALIPAY_ROOT_CERT', root),
  };
}

/**
 * Checks only that the file is PEM, because the file of root certificates contains some of a kind that Node cannot
 * verify.
 */
function readPem(name: string, given: string): string {
  const pem = given.includes('-----BEGIN') ? given.replaceAll('\\n', '\n') : contentsOf(given);
  if (!pem.includes('-----BEGIN CERTIFICATE')) {
    throw new Error(`${name} is neither a PEM certificate nor the path of one.`);
  }
  return pem;
}

function contentsOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
