import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { type GatewaySettings, readAlipay } from '../platform/gateway-config.ts';
import { readWeChatConfig } from '../platform/we-chat-config.ts';
import { type Finding, fatal, warningFinding } from './finding.ts';

/** Finds wrong settings that a gateway would otherwise report only at the first payment. */
export const checkGateways = (set: GatewaySettings): Finding[] => [
  ...checkStripe(set),
  ...checkAlipay(set),
  ...findingsOfReading('WECHAT_APP_ID', () => readWeChatConfig(set)),
];

const stripeShapes = {
  STRIPE_SECRET_KEY: { shape: /^[sr]k_(?:test|live)_\w{4,}$/, example: 'sk_live_…' },
  STRIPE_PUBLISHABLE_KEY: { shape: /^pk_(?:test|live)_\w{4,}$/, example: 'pk_live_…' },
  STRIPE_WEBHOOK_SECRET: { shape: /^whsec_\S{4,}$/, example: 'whsec_…' },
} as const;
type StripeSetting = keyof typeof stripeShapes;

function checkStripe(set: GatewaySettings): Finding[] {
  const names = Object.keys(stripeShapes) as StripeSetting[];
  if (names.every((name) => !set[name])) return [];
  const findings = names.flatMap((name): Finding[] => {
    const { shape, example } = stripeShapes[name];
    const value = set[name];
    if (!value)
      return [fatal(name, `The other Stripe keys are set. Set this one too (${example}) or remove them all.`)];
    return shape.test(value) ? [] : [fatal(name, `Not a Stripe key. It must begin with ${example}.`)];
  });
  const modes = [modeOf(set.STRIPE_SECRET_KEY), modeOf(set.STRIPE_PUBLISHABLE_KEY)];
  if (findings.length === 0 && modes[0] !== modes[1]) {
    const sentence = `It is a key of ${modes[1]} mode, STRIPE_SECRET_KEY of ${modes[0]} mode. Take both from the same mode.`;
    return [fatal('STRIPE_PUBLISHABLE_KEY', sentence)];
  }
  if (findings.length === 0 && modes[0] === 'test' && set.STRIPE_API_BASE === undefined)
    return [warningFinding('STRIPE_SECRET_KEY', 'It is a test key. Guests are not charged.')];
  return findings;
}

const modeOf = (key: string | undefined): string => key?.split('_')[1] ?? '';

function checkAlipay(set: GatewaySettings): Finding[] {
  const read = findingsOfReading('ALIPAY_APP_ID', () => readAlipay(set));
  if (read.length > 0 || !set.ALIPAY_PRIVATE_KEY || !set.ALIPAY_PUBLIC_KEY) return read;
  const ours = keyOf(() => createPrivateKey(pemOf('PRIVATE KEY', set.ALIPAY_PRIVATE_KEY ?? '')));
  const theirs = keyOf(() => createPublicKey(pemOf('PUBLIC KEY', set.ALIPAY_PUBLIC_KEY ?? '')));
  const findings: Finding[] = [];
  if (ours === null) findings.push(fatal('ALIPAY_PRIVATE_KEY', 'Not a private key (PKCS#8, PEM or bare base64).'));
  if (theirs === null) findings.push(fatal('ALIPAY_PUBLIC_KEY', 'Not a public key (PEM or bare base64).'));
  if (ours !== null && theirs?.equals(createPublicKey(ours)) === true)
    findings.push(
      fatal('ALIPAY_PUBLIC_KEY', 'This is your own public key. Set the key that Alipay shows (支付宝公钥).'),
    );
  return findings;
}

const pemOf = (kind: string, key: string): string =>
  key.includes('-----BEGIN')
    ? key.replaceAll('\\n', '\n')
    : `-----BEGIN ${kind}-----\n${key.replaceAll(/(.{64})/g, '$1\n')}\n-----END ${kind}-----\n`;

function keyOf(read: () => KeyObject): KeyObject | null {
  try {
    return read();
  } catch {
    return null;
  }
}

export function findingsOfReading(setting: string, read: () => unknown): Finding[] {
  try {
    read();
    return [];
  } catch (error) {
    return [fatal(setting, error instanceof Error ? error.message : String(error))];
  }
}
