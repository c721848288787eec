/**
 * Payment methods (rule payment-1). `balance` is the member's balance at the platform. All other methods are gateways.
 */
export const paymentMethods = ['wechat', 'alipay', 'stripe', 'balance'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

export const gatewayMethods = ['wechat', 'alipay', 'stripe'] as const satisfies PaymentMethod[];
export type GatewayMethod = (typeof gatewayMethods)[number];

export const isPaymentMethod = (value: unknown): value is PaymentMethod =>
  (paymentMethods as readonly unknown[]).includes(value);

/**
 * Rule notification-8: working days until a bank or a payment app shows refunded money, as the gateways state. A refund
 * to the balance is immediate.
 */
export const refundDays = {
  stripe: { min: 5, max: 10 },
  alipay: { min: 1, max: 7 },
  wechat: { min: 1, max: 3 },
} as const satisfies Partial<Record<PaymentMethod, { readonly min: number; readonly max: number }>>;
