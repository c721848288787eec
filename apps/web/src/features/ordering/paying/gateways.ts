import type { GatewayMethod, PaymentMethod } from '@chifan/domain/payment';

const isGateway = (method: PaymentMethod): method is GatewayMethod => method !== 'balance';

/** The gateways among the methods that the server offers; balance has its own switch. */
export const gatewaysOf = (methods: readonly PaymentMethod[]): GatewayMethod[] => methods.filter(isGateway);
