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
  cardForm: call({
    path: '/rest/payment/card/form',
    access: 'public',
    summary:
      'Opens the card gateway’s form in a checkout, before the order exists. For a member who has paid by card before, the form offers the saved cards.',
    /**
     * `customerSession`: the secret with which the card form offers saved cards and saves new ones. Null: the form
     * offers no saved cards.
     */
    output: z.object({ publishableKey: text, scriptUrl: text, customerSession: text.nullable() }),
    reasons: ['payment_method_unavailable', 'card_form_unavailable'],
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
      'Whether the form of `addCard` or of a payment saved the card. False until the bank has agreed. A card over the limit is detached.',
    /** `setup` is the value that `addCard` returned, or that the `clientData` of a payment contains. */
    input: z.object({ setup: requiredText(100) }),
    output: z.boolean(),
    reasons: ['card_not_found', 'too_many_cards', 'card_form_unavailable'],
  }),
  startPayment: call({
    path: '/rest/payment/start',
    access: 'member',
    summary: 'Opens a payment attempt for an unpaid order or purchase. Payment by balance settles at once.',
    input: z.object({
      /** Id of the order or purchase to pay. Send exactly one of `orderId` and `purchaseId`. */
      orderId: id.optional(),
      purchaseId: id.optional(),
      method: z.enum(paymentMethods),
      paymentPassword: emptyAsUndefined(paymentSecret),
      /**
       * Where the app runs, such as a browser or WeChat. Some payment apps work only in their own environment (rule
       * payment-2).
       */
      environment: z.enum(payEnvironments).default('browser'),
      /** True: the card gateway saves the card that pays, unless the member has the maximum of saved cards. */
      savesCard: z.boolean().default(false),
    }),
    output: z.object({
      attempt: text,
      method: z.enum(paymentMethods),
      amount: money,
      state: z.enum(['open', 'settled']),
      /**
       * Data that the client needs to continue. Stripe: {publishableKey, clientSecret, scriptUrl, returnUrl}. If Stripe
       * knows the member as a customer, the data also contains customerSessionClientSecret and maySaveCard, which is 1,
       * or 0 when the member has the maximum of saved cards. If maySaveCard is 1, the data also contains `setup`, which
       * the client sends to `finishCard`. Alipay: {payUrl}, which the app opens. WeChat Pay, inside WeChat: {appId,
       * timeStamp, nonceStr, package, signType, paySign} for getBrandWCPayRequest.
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
      /** Code 2 with details {url, verifier}, as startWeChat returns them: WeChat must identify the payer first. */
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
    summary: 'State of a payment. Queries the gateway if the gateway has sent no webhook.',
    input: z.object({ orderId: id }),
    output: z.object({
      orderId: id,
      /** Payment method of the newest attempt, or `balance`. Null: no attempt yet. */
      method: z.enum(paymentMethods).nullable(),
      number: text,
      orderState: z.enum(orderStates),
      paymentState: z.enum(['none', 'open', 'settled', 'failed', 'cancelled']),
      payable: money,
      payBefore: instant,
      type: z.enum(['pickup', 'delivery', 'pack']),
      /** True: the guest eats in the restaurant (rule ordering-47). */
      isEatenHere: z.boolean(),
      tableNumber: text.nullable(),
      /** The brand's set meal that was ordered. Null for an ordinary meal. */
      setMealId: id.nullable(),
    }),
    reasons: ['order_not_found'],
  }),
};
