import type { paymentCalls } from '@chifan/contract/payment/calls';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { Platform } from '../../../platform/module.ts';
import { randomToken } from '../../../platform/tokens.ts';
import type { Gateways } from '../gateways.ts';
import { maySaveCard } from './card-limit.ts';
import { customerOf } from './customer.store.ts';

type CardForm = z.input<(typeof paymentCalls)['cardForm']['output']>;

/**
 * Opens the gateway's card form in a checkout, before there is an order to pay (rule payment-30). The form offers the
 * saved cards of a member who has paid by card before. For other callers, the form has no customer at the gateway.
 */
export async function cardForm(platform: Platform, gateways: Gateways, caller: Caller): Promise<Answer<CardForm>> {
  const cards = gateways.stripe?.cards;
  if (!cards) return refused('payment_method_unavailable');
  const memberId = caller.role === 'member' ? caller.id : null;
  const customer = memberId === null ? null : await customerOf(platform.database.read, memberId);
  if (memberId === null || customer === null) return { ok: true, value: await cards.openForm(null) };
  try {
    const owner = { memberId, customer };
    const session = {
      customer,
      number: `F${memberId}_${randomToken().slice(0, 16)}`,
      maySaveCard: await maySaveCard(platform, cards, owner),
    };
    return { ok: true, value: await cards.openForm(session) };
  } catch (error) {
    platform.log.warn({ err: error, member: memberId }, 'gateway failed to open its card form');
    return refused('card_form_unavailable');
  }
}
