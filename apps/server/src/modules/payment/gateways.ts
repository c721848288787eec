import type { ErrorReason } from '@chifan/contract';
import { type GatewayMethod, gatewayMethods, type PaymentMethod } from '@chifan/domain/payment';
import type { Config } from '../../platform/config.ts';
import { createAlipayGateway } from './methods/alipay/alipay.ts';
import { createStripeGateway } from './methods/stripe/stripe.ts';
import { createWeChatGateway } from './methods/wechat/wechat.ts';
import type { PaymentGateway } from './payment-gateway.ts';

export type GatewayName = GatewayMethod;
export const gatewayNames: readonly GatewayName[] = gatewayMethods;
/** The properties in which gateways differ. A new gateway must define all of them. */
type GatewayTraits = {
  /** The last part of the path of the gateway's webhook. */
  readonly webhook: 'webhook' | 'notify';
  /** Whether the gateway's webhooks name the payer. If not, `payerOf` fetches the payer when the payer is needed. */
  readonly namesPayer: boolean;
  readonly needsPayer: boolean;
  readonly elsewhere: ErrorReason;
};

export const gatewayTraits: Readonly<Record<GatewayName, GatewayTraits>> = {
  stripe: { webhook: 'webhook', namesPayer: false, needsPayer: false, elsewhere: 'payment_method_unavailable' },
  alipay: { webhook: 'notify', namesPayer: true, needsPayer: false, elsewhere: 'alipay_not_supported_here' },
  wechat: { webhook: 'notify', namesPayer: true, needsPayer: true, elsewhere: 'wechat_not_supported_here' },
};

/** A gateway that is not configured is null and is not offered to guests. */
export type Gateways = Readonly<Record<GatewayName, PaymentGateway | null>>;

export const createGateways = (config: Config): Gateways =>
  ({
    stripe: config.stripe ? createStripeGateway(config.stripe) : null,
    alipay: config.alipay ? createAlipayGateway(config.alipay, config.publicUrl) : null,
    wechat: config.wechat ? createWeChatGateway(config.wechat, config.publicUrl) : null,
  }) satisfies Record<GatewayName, PaymentGateway | null>;

export const availableMethods = (gateways: Gateways): PaymentMethod[] => [
  'balance',
  ...gatewayNames.filter((name) => gateways[name] !== null),
];
