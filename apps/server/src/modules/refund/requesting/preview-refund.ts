import type { refundCalls } from '@chifan/contract/refund/calls';
import type { Language } from '@chifan/domain';
import { cancelReasons, orderWayOf } from '@chifan/domain/ordering';
import { creditReasons, maxCreditByRule, refundPieceAmount, selectableReasons } from '@chifan/domain/refund';
import type { z } from 'zod';
import type { Executor } from '../../../platform/database/database.ts';
import { type Answer, refused } from '../../../platform/http/call-result.ts';
import { dishIllustration } from '../../catalogue/index.ts';
import { fulfilmentState, orderInList } from '../../ordering/index.ts';
import { calculateRefund } from '../calculate-refund.ts';
import { isCreditPossible } from '../deciding/credit-by-rule.ts';
import { merchantDeadline } from '../merchant-deadline.ts';
import { namesOf } from '../reading/refund-reasons.ts';

type Input = z.output<(typeof refundCalls)['previewRefund']['input']>;
type Preview = z.input<(typeof refundCalls)['previewRefund']['output']>;

export async function previewRefund(
  executor: Executor,
  memberId: number,
  { orderId, items }: Input,
  language: Language,
  now: Date,
): Promise<Answer<Preview>> {
  const order = await orderInList(executor, orderId);
  if (!order || order.member_id !== memberId) return refused('order_not_found');
  const calculated = await calculateRefund(executor, order, items, now);
  if (!calculated.ok) return calculated;
  const { lines, maxAmount, parts, isAtOnce } = calculated.value;
  return {
    ok: true,
    value: {
      parts: { amount: maxAmount, ...parts },
      most: maxAmount,
      isAtOnce,
      byRule: (await isCreditPossible(executor, order, now)) ? creditRule : null,
      answerBefore: (await merchantDeadline(executor, order, now)).toISOString(),
      reasons: selectableReasons(fulfilmentState(order), orderWayOf(order)).map(({ number }) => number),
      lines: lines.map((line) => ({
        position: line.position,
        ...namesOf(line.name, language),
        plate: dishIllustration({ plate: line.plate, nameZh: line.name['zh'] ?? '' }),
        quantity: line.quantity,
        left: line.quantity - line.refundedBefore,
        price: line.price,
        each: refundPieceAmount(line),
      })),
    },
  };
}

const creditRule = {
  reasons: cancelReasons.filter(({ key }) => creditReasons.some((each) => each === key)).map(({ number }) => number),
  most: maxCreditByRule,
};
