import type { setMealCalls } from '@chifan/contract/setmeal/calls';
import { isMainlandPhone } from '@chifan/domain/member';
import { arrivalEstimate } from '@chifan/domain/ordering';
import type { PaymentMethod } from '@chifan/domain/payment';
import { voucherEnd } from '@chifan/domain/setmeal';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, type Failure, refused } from '../../../platform/http/call-result.ts';
import type { MemberContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { sha256 } from '../../../platform/tokens.ts';
import { type MemberContact, memberContact, verifyPaymentPassword } from '../../member/index.ts';
import { setMealPlates } from '../../setmeal/index.ts';
import type { NewLine, NewOrder } from '../placing/insert-order.store.ts';
import { nextOrderNumber, orderAmounts, payBefore } from '../placing/new-order.ts';
import { quoteSnapshotOf } from '../placing/quote-changes.ts';
import { checkQuote, placementRefusal } from '../placing/signed-quote.ts';
import { findEarlierPlacement, isFinalRefusal, type Placed, writeOrder } from '../placing/write-order.ts';
import { contentsMarks } from './contents-marks.ts';
import { contentsTexts } from './contents-texts.ts';
import { type PricedSetMeal, priceSetMeal } from './price-set-meal.ts';
import { setMealQuoteOf } from './quote-set-meal.ts';

type Input = z.output<(typeof setMealCalls)['placeSetMeal']['input']>;
type Deps = { readonly platform: Platform; readonly methods: readonly PaymentMethod[] };

/**
 * Places the order of a set meal at the quoted price, or returns the changes since the quote (rule ordering-34).
 * Everything is written or nothing.
 */
export async function placeSetMeal(deps: Deps, input: Input, context: MemberContext): Promise<Answer<Placed>> {
  const requestHash = sha256(JSON.stringify(input));
  const placed = await tryToPlace(deps, input, context, requestHash);
  // On a retry, return the original result of the order request. Look up the original result only if the new attempt
  // fails.
  return placed.ok ? placed : ((await findEarlierPlacement(deps.platform, context, requestHash)) ?? placed);
}

async function tryToPlace(
  deps: Deps,
  input: Input,
  context: MemberContext,
  requestHash: string,
): Promise<Answer<Placed>> {
  const { platform } = deps;
  const { onOneConnection } = platform.database;
  const [judged, contact] = await onOneConnection((executor) =>
    Promise.all([pricedAsSeen(deps, executor, input, context), memberContact(executor, context.caller.id)]),
  );
  if (!judged.ok) return judged;
  if (judged.value.receipt.balance > 0) {
    const password = await verifyPaymentPassword(platform, context.caller.id, input.paymentPassword, context.now);
    if (!password.ok) return password;
  }
  const order = await newSetMealOrder(platform, input, context, requestHash, { ...judged.value, contact });
  const written = await writeOrder(platform, order);
  if (written.ok || isFinalRefusal(written)) return written;
  // The price changed between quote and write. Price again and return the new quote.
  const again = await onOneConnection((executor) => pricedAsSeen(deps, executor, input, context));
  return again.ok ? written : again;
}

async function pricedAsSeen(
  deps: Deps,
  executor: Executor,
  input: Input,
  context: MemberContext,
): Promise<Answer<PricedSetMeal>> {
  const { caller, language, now } = context;
  const asking = { memberId: caller.id, request: input.request, language, now };
  const priced = await priceSetMeal(executor, caller.id, input.request, now);
  if (!priced.ok) return priced;
  const seen = checkQuote(deps.platform, input.quoteToken, asking, quoteSnapshotOf(priced.value));
  const objection = placementRefusal(seen, obstacleOf(priced.value), () => ({
    quote: setMealQuoteOf(deps.platform, deps.methods, asking, priced.value),
  }));
  return objection ?? priced;
}

const obstacleOf = ({ obstacles: [first] }: PricedSetMeal): Failure | undefined => first && refused(first);

async function newSetMealOrder(
  platform: Platform,
  { request }: Input,
  { caller, idempotencyKey, language, now }: MemberContext,
  requestHash: string,
  priced: PricedSetMeal & { readonly contact: MemberContact },
): Promise<NewOrder> {
  const { setMeal, contact } = priced;
  const { id, sharePermille, codeSource, maxPerMember } = setMeal;
  const { quantity } = request;
  return {
    number: await nextOrderNumber(platform, now),
    memberId: caller.id,
    shopId: null,
    setMeal: { id, quantity, sharePermille, codeSource, maxPerMember, validUntil: voucherEnd(setMeal, now) },
    type: 'pickup',
    dining: 'dine_in',
    ...orderAmounts(priced),
    ...noDeliveryDetails,
    contactName: contact.name,
    contactPhone: contact.mobile !== null && isMainlandPhone(contact.mobile) ? contact.mobile : '',
    language,
    placedAt: now,
    payBefore: payBefore(now),
    // A placeholder. The real estimate is made when the guest chooses the restaurant.
    estimatedAt: arrivalEstimate('pickup', now),
    wayMinutes: null,
    idempotencyKey,
    requestHash,
    lines: [lineOf(request, priced)],
  };
}

/** Empty delivery and table details, because no restaurant is chosen yet. */
const noDeliveryDetails = {
  secondContact: null,
  address: null,
  remark: null,
  remarkPhrases: [],
  dietProfile: null,
  helper: null,
  callBack: null,
  tableNumber: null,
  cutlery: null,
  wantedAt: null,
} as const;

const lineOf = ({ choices, quantity }: Input['request'], { setMeal, receipt }: PricedSetMeal): NewLine => ({
  dishId: null,
  name: { ...setMeal.name, pinyin: setMeal.pinyin, zh: setMeal.name['zh-CN'] ?? '' },
  options: contentsTexts(setMeal.contents, choices),
  marks: contentsMarks(setMeal.contents, choices),
  plate: setMealPlates(setMeal.contents)[0] ?? setMeal.plate,
  unitPrice: setMeal.price,
  quantity,
  share: receipt.lineShares[0] ?? 0,
  tookStock: false,
});
