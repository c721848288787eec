import { PickUpCode } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { OrderDetail } from '../../../data/ordering.ts';
import { InChinese } from '../order-parts/order-codes.tsx';

const brandCodeZh = '兑换码';

/** The brand’s own voucher codes, if the brand uses codes. The codes appear together with the pickup code. */
export function BrandCodes({ order: { setMeal } }: { readonly order: OrderDetail }) {
  const { t } = useLingui();
  return setMeal?.vouchers.map(
    ({ number, code }) =>
      code !== null && (
        <PickUpCode
          key={number}
          code={code}
          size="long"
          label={
            <>
              {t`The chain’s own code`} <InChinese>{brandCodeZh}</InChinese>
            </>
          }
        />
      ),
  );
}
