import { orderStates } from '@chifan/domain/ordering';
import { payEnvironments, paymentMethods } from '@chifan/domain/payment';
import { z } from 'zod';
import { call } from '../call.ts';
import { count, emptyAsUndefined, id, instant, money, paymentSecret, requiredText, text } from '../fields.ts';
import { paymentPasswordReasons } from '../member/views.ts';

export const paymentCalls = {
  payableMethods: call({
    path: '/rest/payment/methods',
    access: 'public',
    summary: 'The configured payment methods. The app sorts them and marks those that work in it.',
    output: z.array(z.enum(paymentMethods)),
  }),
  savedCards: call({
    path: '/rest/payment/cards',
    access: 'member',
    summary: 'The caller’s cards stored at the card gateway, with only enough data to recognise them.',
    output: z.array(z.object({ id: text, brand: text, last4: text, expiryMonth: count, expiryYear: count })),
  }),
  removeSavedCard: call({
    path: '/rest/payment/card/remove',
    access: 'member',
    summary: 'Deletes a saved card of the caller at the card gateway.',
    input: z.object({ cardId: requiredText(100) }),
    output: z.boolean(),
    reasons: ['card_not_found'],
  }),
  addCard: call({
    path: '/rest/payment/card/add',
    access: 'member',
    summary: 'Opens the card gateway’s form in which the caller saves a card without paying.',
    output: z.object({ publishableKey: text, clientSecret: text, scriptUrl: text, returnUrl: text, setup: text }),
    reasons: ['payment_method_unavailable', 'too_many_cards', 'card_form_unavailable'],
    creates: true,
  }),
  finishCard: call({
    path: '/rest/payment/card/finish',
    access: 'member',
    summary:
      'Whether the form of `addCard` saved its card; false before the bank agreed. A card over the limit is detached.',
    input: z.object({ setup: requiredText(100) }),
    output: z.boolean(),
    reasons: ['card_not_found', 'too_many_cards', 'card_form_unavailable'],
  }),
  startPayment: call({
    path: '/rest/payment/start',
    access: 'member',
    summary: 'Opens a payment attempt for an unpaid order or purchase. Payment by balance settles at once.',
    input: z.object({
      /** Exactly one of the two. */
      orderId: id.optional(),
      purchaseId: id.optional(),
      method: z.enum(paymentMethods),
      paymentPassword: emptyAsUndefined(paymentSecret),
      /** Environment of the app. Some wallets work only in their own apps (rule payment-2). */
      environment: z.enum(payEnvironments).default('browser'),
    }),
    output: z.object({
      attempt: text,
      method: z.enum(paymentMethods),
      amount: money,
      state: z.enum(['open', 'settled']),
      /**
       * Stripe: {publishableKey, clientSecret, scriptUrl, returnUrl}. With saved cards also
       * customerSessionClientSecret and maySaveCard: 1, or 0 at the limit of saved cards.
       * Alipay: {payUrl}, to be opened. WeChat Pay, inside its app: {appId, timeStamp, nonceStr, package, signType,
       * paySign} for getBrandWCPayRequest.
       */
      clientData: z.record(text, text).nullable(),
    }),
    reasons: [
      'order_not_found',
      'purchase_not_found',
      'payment_not_open',
      'payment_method_unavailable',
      'wechat_not_supported_here',
      'alipay_not_supported_here',
      /** Code 2 with details {url, verifier} as in startWeChat: WeChat must identify the payer first. */
      'wechat_authorization_needed',
      'payment_failed',
      ...paymentPasswordReasons,
      'insufficient_balance',
    ],
    creates: true,
  }),
  paymentStatus: call({
    path: '/rest/payment/status',
    access: 'member',
    summary: 'State of a payment. Queries the gateway if no notice has arrived.',
    input: z.object({ orderId: id }),
    output: z.object({
      orderId: id,
      /** Method of the newest attempt, or `balance`. Null: none. */
      method: z.enum(paymentMethods).nullable(),
      number: text,
      orderState: z.enum(orderStates),
      paymentState: z.enum(['none', 'open', 'settled', 'failed', 'cancelled']),
      payable: money,
      payBefore: instant,
      type: z.enum(['pickup', 'delivery', 'pack']),
      /** Eaten in the restaurant (rule ordering-47). */
      isEatenHere: z.boolean(),
      tableNumber: text.nullable(),
      /** Null for a meal. */
      setMealId: id.nullable(),
    }),
    reasons: ['order_not_found'],
  }),
};
