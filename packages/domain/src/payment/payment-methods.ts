/** Rule payment-1. `balance` is the platform's own. */
export const paymentMethods = ['wechat', 'alipay', 'stripe', 'balance'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const gatewayMethods = ['wechat', 'alipay', 'stripe'] as const satisfies PaymentMethod[];
export type GatewayMethod = (typeof gatewayMethods)[number];

export const isPaymentMethod = (value: unknown): value is PaymentMethod =>
  (paymentMethods as readonly unknown[]).includes(value);
