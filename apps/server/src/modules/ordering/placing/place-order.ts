import { isMainlandPhone } from '@chifan/domain/member';
import { needsCallbackContact } from '@chifan/domain/ordering';
import type { PaymentMethod } from '@chifan/domain/payment';
import { parseSecondContact } from '@chifan/domain/phone';
import { type Answer, type Failure, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { sha256 } from '../../../platform/tokens.ts';
import { writtenByMember } from '../../../platform/translation/writer.ts';
import { verifyPaymentPassword } from '../../member/index.ts';
import { translateRemarkAhead } from '../reading/translate-remarks.ts';
import { newOrder, normalizeSecondContact, type PlaceInput } from './new-order.ts';
import { isEatenHere, soldOutDishes, unservedDishes } from './obstacles.ts';
import { type PricedOrder, priceRequest } from './price-request.ts';
import { quoteSnapshotOf } from './quote-changes.ts';
import { type QuoteInput, quoteOf } from './quote-order.ts';
import { checkQuote, placementRefusal } from './signed-quote.ts';
import { findEarlierPlacement, isFinalRefusal, type Placed, writeOrder } from './write-order.ts';

type PlaceOrderDeps = { readonly platform: Platform; readonly methods: readonly PaymentMethod[] };

/**
 * Places the order at the quoted price, or returns the changes since the quote (rule ordering-34). Everything is
 * written or nothing.
 */
export async function placeOrder(
  deps: PlaceOrderDeps,
  input: PlaceInput,
  context: MemberContext,
): Promise<Answer<Placed>> {
  const requestHash = sha256(JSON.stringify(input));
  const placed = await tryToPlace(deps, input, context, requestHash);
  if (placed.ok && input.remark) {
    const writer = writtenByMember(context.caller.id);
    translateRemarkAhead(deps.platform, { text: input.remark, app: context.language, writer });
  }
  // A failed attempt may be a retry of a request that already placed an order. Return that order then.
  return placed.ok ? placed : ((await findEarlierPlacement(deps.platform, context, requestHash)) ?? placed);
}

async function tryToPlace(
  deps: PlaceOrderDeps,
  input: PlaceInput,
  context: MemberContext,
  requestHash: string,
): Promise<Answer<Placed>> {
  const missing = missingOf(input);
  if (missing) return missing;
  const { platform } = deps;
  const priced = await priceRequest(platform.database, context.caller.id, input.request, context.now);
  if (!priced.ok) return priced;
  const objection = objectionTo(deps, input, context, priced.value);
  if (objection) return objection;
  if (priced.value.receipt.balance > 0) {
    const password = await verifyPaymentPassword(platform, context.caller.id, input.paymentPassword, context.now);
    if (!password.ok) return password;
  }
  const order = await newOrder(platform, input, context, requestHash, priced.value);
  const written = await writeOrder(platform, order);
  return written.ok || isFinalRefusal(written) ? written : ((await changedMeanwhile(deps, input, context)) ?? written);
}

function missingOf(input: PlaceInput): Failure | undefined {
  if (isEatenHere(input.request)) return missingAtTable(input);
  if (input.contactName === '') return refused('contact_missing');
  // The guest needs a mainland Chinese number (rule member-3), or no number and a second contact (rule member-6).
  const isReachable = input.contactPhone === '' ? input.secondContact : isMainlandPhone(input.contactPhone);
  if (!isReachable) return refused('phone_invalid');
  // Addresses that an older server version saved may have an invalid second contact. So the server does not check the
  // second contact of a delivery that has a phone number.
  const isOfAddress = input.request.type === 'delivery' && input.contactPhone !== '';
  if (!isOfAddress && input.secondContact !== undefined && !parseSecondContact(input.secondContact)) {
    return refused('second_contact_invalid');
  }
  if (input.request.type !== 'delivery') return undefined;
  // Rule ordering-4: a delivery must state whether the courier can talk with the guest or needs a helper.
  if (input.helper === undefined) return refused('helper_missing');
  return isCallBackMissing(input) ? refused('call_back_missing') : undefined;
}

/** Rule ordering-51: an order to eat in needs a table number or a name. */
function missingAtTable({ contactName, contactPhone, tableNumber }: PlaceInput): Failure | undefined {
  if (contactPhone !== '' && !isMainlandPhone(contactPhone)) return refused('phone_invalid');
  return tableNumber === undefined && contactName === '' ? refused('table_missing') : undefined;
}

/** Rule ordering-53: a guest whom a courier cannot call must give another contact to call. */
const isCallBackMissing = ({ contactPhone, secondContact, callBack }: PlaceInput): boolean =>
  contactPhone === '' &&
  callBack === undefined &&
  needsCallbackContact(normalizeSecondContact(secondContact ?? '') ?? '');

function objectionTo(
  { platform, methods }: PlaceOrderDeps,
  input: PlaceInput,
  context: MemberContext,
  priced: PricedOrder,
): Failure | undefined {
  const asking = askingOf(input, context);
  const seen = checkQuote(platform, input.quoteToken, asking, quoteSnapshotOf(priced));
  return placementRefusal(seen, obstacleOf(priced), () => ({
    dishIds: unavailableDishes(priced),
    quote: quoteOf(platform, methods, asking, priced),
  }));
}

const unavailableDishes = ({ lines, startAt }: PricedOrder): number[] => [
  ...new Set([...soldOutDishes(lines), ...unservedDishes(lines, startAt)]),
];

const askingOf = (input: PlaceInput, { caller, language, now }: MemberContext): QuoteInput => ({
  memberId: caller.id,
  request: input.request,
  language,
  now,
});

function obstacleOf(priced: PricedOrder): Failure | undefined {
  const [first] = priced.obstacles;
  if (first === undefined) return undefined;
  if (first === 'below_minimum') return refused(first, { shortfall: priced.receipt.shortfall });
  if (first === 'sold_out') return refused(first, { dishIds: soldOutDishes(priced.lines) });
  if (first === 'not_served_now') return refused(first, { dishIds: unservedDishes(priced.lines, priced.startAt) });
  return refused(first);
}

/** The price changed between quote and write. Prices again and returns the new quote. */
async function changedMeanwhile(
  deps: PlaceOrderDeps,
  input: PlaceInput,
  context: MemberContext,
): Promise<Failure | undefined> {
  const priced = await priceRequest(deps.platform.database, context.caller.id, input.request, context.now);
  return priced.ok ? objectionTo(deps, input, context, priced.value) : priced;
}
