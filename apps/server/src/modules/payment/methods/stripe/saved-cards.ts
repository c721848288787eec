import type Stripe from 'stripe';
import type { StripeConfig } from '../../../../platform/config.ts';
import type { CardFormOwner, CardSetup, CardsAtGateway, SavedCard } from '../../payment-gateway.ts';
import { isStripeError } from './stripe-error.ts';

/** Saved cards at Stripe, which has a Customer for each member who pays by card. We store no card number. */
export const stripeCards = (stripe: () => Promise<Stripe>, config: StripeConfig): CardsAtGateway => ({
  createCustomer: async (memberId, number) => {
    const metadata = { member: String(memberId) };
    return (await (await stripe()).customers.create({ metadata }, { idempotencyKey: `${number}-customer` })).id;
  },
  list: async (customer) => {
    const { data } = await (await stripe()).customers.listPaymentMethods(customer, { type: 'card', limit: 100 });
    return data.flatMap(savedCard);
  },
  openForm: async (owner) => ({
    publishableKey: config.publishableKey,
    scriptUrl: config.scriptUrl,
    customerSession: owner === null ? null : await customerSessionFor(await stripe(), owner),
  }),
  openSetup: async (customer, number) => openSetup(await stripe(), config, { customer, number }),
  remove: async (customer, cardId) => {
    const opened = await stripe();
    const method = await foundOrNull(opened.paymentMethods.retrieve(cardId));
    return method?.customer === customer && detach(opened, cardId);
  },
  savedBy: async (customer, form) => {
    const found = await foundOrNull(intentOf(await stripe(), form));
    if (found === null || found.customer !== customer || !savesCard(found)) return null;
    const card = found.payment_method;
    const cardId = typeof card === 'string' ? card : card?.id;
    return found.status === 'succeeded' && cardId !== undefined ? { cardId } : 'open';
  },
});

type Intent = Stripe.SetupIntent | Stripe.PaymentIntent;

const intentOf = (stripe: Stripe, form: string): Promise<Intent> =>
  form.startsWith('pi_') ? stripe.paymentIntents.retrieve(form) : stripe.setupIntents.retrieve(form);

/** A payment saves its card only if the guest agreed in the form. */
const savesCard = (intent: Intent): boolean => intent.object === 'setup_intent' || intent.setup_future_usage !== null;

type Setup = { readonly customer: string; readonly number: string };

/** Opens the form that saves a card. Other payment methods of our Stripe account cannot be saved. */
async function openSetup(stripe: Stripe, config: StripeConfig, { customer, number }: Setup): Promise<CardSetup> {
  const setup = await stripe.setupIntents.create(
    { customer, allowed_payment_method_types: ['card'], usage: 'on_session', metadata: { number } },
    { idempotencyKey: number },
  );
  if (!setup.client_secret) throw new Error('Stripe returned a setup intent without a client secret');
  const { publishableKey, scriptUrl } = config;
  return { publishableKey, clientSecret: setup.client_secret, scriptUrl, setup: setup.id };
}

/** @returns false if Stripe refuses, because a concurrent call has detached the card */
async function detach(stripe: Stripe, cardId: string): Promise<boolean> {
  try {
    await stripe.paymentMethods.detach(cardId);
    return true;
  } catch (error) {
    if (isStripeError(error, 'StripeInvalidRequestError')) return false;
    throw error;
  }
}

async function foundOrNull<Found>(retrieving: Promise<Found>): Promise<Found | null> {
  try {
    return await retrieving;
  } catch (error) {
    if (isStripeError(error, 'StripeInvalidRequestError') && error.code === 'resource_missing') return null;
    throw error;
  }
}

const savedCard = ({ id, card }: Stripe.PaymentMethod): SavedCard[] =>
  card ? [{ id, brand: card.brand, last4: card.last4, expiryMonth: card.exp_month, expiryYear: card.exp_year }] : [];

/**
 * Lets the Payment Element (the payment form) offer and remove the member's cards, and save a new card if the member
 * agrees.
 */
export async function customerSessionFor(
  stripe: Stripe,
  { number, customer, maySaveCard }: CardFormOwner,
): Promise<string> {
  const features = {
    payment_method_redisplay: 'enabled',
    payment_method_remove: 'enabled',
    ...(maySaveCard
      ? { payment_method_save: 'enabled' as const, payment_method_save_usage: 'on_session' as const }
      : { payment_method_save: 'disabled' as const }),
    // Stripe hides cards that were saved without a payment (`unspecified`) by default. The member wants to see them.
    payment_method_allow_redisplay_filters: ['always', 'limited', 'unspecified'],
  } satisfies Stripe.CustomerSessionCreateParams.Components.PaymentElement.Features;
  const session = await stripe.customerSessions.create(
    { customer, components: { payment_element: { enabled: true, features } } },
    // A retry may find the limit of saved cards reached. In that case its request differs, and Stripe rejects a
    // repeated idempotency key with another request.
    { idempotencyKey: `${number}-cards${maySaveCard ? '' : '-full'}` },
  );
  return session.client_secret;
}
