import type { PaymentMethod } from '@chifan/domain/payment';
import type { Config } from '../../platform/config.ts';
import { createStripeGateway } from './methods/stripe.ts';
import type { PaymentGateway } from './payment-gateway.ts';

export type GatewayName = Exclude<PaymentMethod, 'balance'>;
/** null: not configured here, so not offered. */
export type Gateways = Readonly<Record<GatewayName, PaymentGateway | null>>;

export const createGateways = (config: Config): Gateways => ({
  stripe: config.stripe ? createStripeGateway(config.stripe) : null,
  // The two wallets need a merchant's keys at their own platforms; they have no settings yet and are offered to nobody.
  alipay: null,
  wechat: null,
});

/** What a guest may choose from, platform balance first. */
export const offeredMethods = (gateways: Gateways): PaymentMethod[] => [
  'balance',
  ...(Object.keys(gateways) as GatewayName[]).filter((name) => gateways[name] !== null),
];
