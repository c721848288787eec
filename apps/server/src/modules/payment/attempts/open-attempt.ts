import type { Platform } from '../../../platform/module.ts';
import { maySaveCard } from '../cards/card-limit.ts';
import { ensureCustomer } from '../cards/ensure-customer.ts';
import type { Gateways } from '../gateways.ts';
import type { AttemptToPay, PaymentGateway } from '../payment-gateway.ts';
import { type AttemptRow, markOpened } from './attempt.store.ts';

/**
 * Opens a stored payment attempt at its gateway. Idempotent, because the request contains our number of the attempt.
 * @throws the error that the gateway returned
 */
export async function openAttemptAtGateway(
  platform: Platform,
  gateways: Gateways,
  attempt: AttemptRow,
): Promise<Readonly<Record<string, string>>> {
  if (attempt.client_data) return attempt.client_data;
  const gateway = gateways[attempt.method];
  if (!gateway) throw new Error(`No gateway for ${attempt.method}`);
  const { number, amount, expires_at: expiresAt, opening } = attempt;
  const { memberId } = opening;
  const cards = memberId === undefined ? null : await cardsFor(platform, gateway, { number, memberId });
  const opened = await gateway.open({ number, amount, expiresAt, ...(cards ?? withoutCards), ...opening });
  await markOpened(platform.database.alone, attempt.id, opened.reference, opened.clientData);
  return opened.clientData;
}

type CardsOfPayer = Pick<AttemptToPay, 'customer' | 'maySaveCard'>;

const withoutCards: CardsOfPayer = { customer: null, maySaveCard: false };

/**
 * Returns the member's customer id at the gateway, and whether the member may save another card. A retry after a crash
 * gets the same customer, because the gateway creates one customer for each attempt number.
 */
async function cardsFor(
  platform: Platform,
  { cards }: PaymentGateway,
  payer: { readonly number: string; readonly memberId: number },
): Promise<CardsOfPayer> {
  if (!cards) return withoutCards;
  const customer = await ensureCustomer(platform, cards, payer);
  return { customer, maySaveCard: await maySaveCard(platform, cards, { memberId: payer.memberId, customer }) };
}
