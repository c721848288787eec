import type { paymentCalls } from '@chifan/contract/payment/calls';
import { maxSavedCards } from '@chifan/domain/payment';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { sha256 } from '../../../platform/tokens.ts';
import type { Gateways } from '../gateways.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { limitCards } from './limit-cards.ts';

type CardForm = z.input<(typeof paymentCalls)['addCard']['output']>;

/**
 * Opens the gateway's form for a new card (rule payment-14). The number of the form is derived from the idempotency
 * key, so a repeated call gets the same form. After the guest has typed the card into the form, `finishCard` decides
 * whether the card is saved.
 */
export async function addCard(
  platform: Platform,
  gateways: Gateways,
  { caller, idempotencyKey }: MemberContext,
): Promise<Answer<CardForm>> {
  const gateway = gateways.stripe;
  if (!gateway?.cards) return refused('payment_method_unavailable');
  const number = `C${caller.id}_${sha256(`${caller.id}|card|${idempotencyKey}`).slice(0, 16)}`;
  const returnUrl = `${platform.config.publicUrl}/rest/payment/return/stripe?card=1`;
  try {
    const customer = await ensureCustomer(platform, gateway.cards, { number, memberId: caller.id });
    const cards = await limitCards(platform, gateway.cards, { memberId: caller.id, customer });
    if (cards.length >= maxSavedCards) return refused('too_many_cards');
    return { ok: true, value: { ...(await gateway.cards.openSetup(customer, number)), returnUrl } };
  } catch (error) {
    platform.log.warn({ err: error, member: caller.id }, 'gateway failed to open its card form');
    return refused('card_form_unavailable');
  }
}
