import { ProductPicture } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { imageUrl } from '../../../platform/image-url.ts';
import { Points } from '../words/points.tsx';
import type { StaffMallOrder } from './orders.query.ts';

/** What is to be packed: how many first, because that is what goes wrong. */
export function MallOrderLines({ order: { lines, points } }: { readonly order: StaffMallOrder }) {
  return (
    <div className="grid gap-2">
      <ul className="grid gap-2">
        {lines.map((line) => (
          <Line key={line.position} line={line} />
        ))}
      </ul>
      <p className="flex justify-between gap-3 border-t border-line pt-2 text-note font-semibold">
        <span>{t`合计`}</span>
        <Points points={points} />
      </p>
    </div>
  );
}

function Line({
  line: { nameZh, number, refunded, points, image, art },
}: {
  readonly line: StaffMallOrder['lines'][number];
}) {
  return (
    <li className="flex items-center gap-3">
      <ProductPicture src={image && imageUrl(image)} art={art} size="small" />
      <span className="min-w-0 flex-1">
        <span className="block font-semibold wrap-anywhere">{nameZh}</span>
        <span className="block text-note text-soft">
          {t`单价`} <Points points={points} />
        </span>
        {refunded > 0 && <span className="block text-note font-semibold text-bad">{t`已退 ${refunded} 件`}</span>}
      </span>
      <span className={`figures shrink-0 text-title font-bold ${number > 1 ? 'text-bad' : ''}`}>{t`${number} 件`}</span>
    </li>
  );
}
