import { type GatewayMethod, gatewayMethods, type PaymentMethod } from '@chifan/domain/payment';
import type { Config } from '../../platform/config.ts';
import { createAlipayGateway } from './methods/alipay.ts';
import { createStripeGateway } from './methods/stripe.ts';
import { createWeChatGateway } from './methods/wechat.ts';
import type { PaymentGateway } from './payment-gateway.ts';

export type GatewayName = GatewayMethod;
export const gatewayNames: readonly GatewayName[] = gatewayMethods;
/** null: not configured here, so not offered. */
export type Gateways = Readonly<Record<GatewayName, PaymentGateway | null>>;

export const createGateways = (config: Config): Gateways =>
  ({
    stripe: config.stripe ? createStripeGateway(config.stripe) : null,
    alipay: config.alipay ? createAlipayGateway(config.alipay, config.publicUrl) : null,
    wechat: config.wechat ? createWeChatGateway(config.wechat, config.publicUrl) : null,
  }) satisfies Record<GatewayName, PaymentGateway | null>;

/** What a guest may choose from, platform balance first. */
export const offeredMethods = (gateways: Gateways): PaymentMethod[] => [
  'balance',
  ...gatewayNames.filter((name) => gateways[name] !== null),
];
