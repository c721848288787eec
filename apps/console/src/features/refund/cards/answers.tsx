import { t } from '@lingui/core/macro';
import { Photos } from '../../../pictures/photos.tsx';
import { writeYuan } from '../../../platform/yuan.ts';
import { liableLabels } from '../../../staff-order/order-labels.ts';
import { PersonText } from '../../../texts/person-text.tsx';
import { refusalLabels } from '../refund-labels.ts';
import type { StaffRefund } from '../refunds.query.ts';

/** What was said after the request: the merchant's refusal, the guest's appeal, the platform's decision. */
export function Answers({ refund }: { readonly refund: StaffRefund }) {
  const { merchantRefusal, merchantNote, offer, appeal, appealPhotos, platformNote, liable } = refund;
  // While the merchant's refusal stands its words are the decision's.
  const decisionWords = refund.state === 3 ? null : refund.decisionWords;
  if ([merchantRefusal, merchantNote, offer, appeal, platformNote, decisionWords].every((said) => said === null))
    return null;
  return (
    <dl className="grid gap-2 border-s-4 border-line ps-3 text-note">
      {merchantRefusal !== null && <Said by={t`商家拒绝`} text={refusalLabels[merchantRefusal]()} />}
      {offer !== null && <Said by={t`商家提议部分退款`} text={offerText(offer)} />}
      {merchantNote !== null && <Said by={t`商家说明`} text={merchantNote} />}
      {appeal !== null && <Said by={t`客人申诉`} text={appeal} />}
      {appealPhotos.length > 0 && (
        <dd>
          <Photos photos={appealPhotos} label={t`申诉照片`} />
        </dd>
      )}
      {decisionWords !== null && <Said by={t`决定原因`} text={decisionWords} />}
      {platformNote !== null && <Said by={t`平台决定`} text={platformNote} />}
      {(platformNote ?? decisionWords) !== null && liable !== null && (
        <Said by={t`责任方`} text={liableLabels[liable]()} />
      )}
    </dl>
  );
}

function offerText({ amount, words }: NonNullable<StaffRefund['offer']>): string {
  const sum = writeYuan(amount);
  return t`${sum} 元：${words}`;
}

function Said({ by, text }: { readonly by: string; readonly text: string }) {
  return (
    <div>
      <dt className="text-small text-faint">{by}</dt>
      <dd>
        <PersonText text={text} className="block whitespace-pre-line" />
      </dd>
    </div>
  );
}
