import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { CourierMark, JobMark, stageLabels } from './marks.tsx';

const stages = ['free', 'fetching', 'bringing'] as const;

export const MapLegend = () => (
  <ul aria-label={t`图例`} className="flex flex-wrap gap-x-4 gap-y-2 text-small text-soft">
    {stages.map((stage) => (
      <Sign key={stage} mark={<JobMark stage={stage} />}>
        {stageLabels[stage]()}
      </Sign>
    ))}
    <Sign mark={<JobMark stage="free" isLate />}>{t`已超时`}</Sign>
    <Sign mark={<CourierMark jobs={0} />}>{t`空闲骑手`}</Sign>
    <Sign mark={<CourierMark jobs={2} />}>{t`手上有单（单数）`}</Sign>
    <Sign mark={<CourierMark jobs={0} isResting />}>{t`休息中`}</Sign>
    <Sign mark={<CourierMark jobs={0} isTold={false} />}>{t`虚线：最后去过的地方`}</Sign>
  </ul>
);

const Sign = ({ mark, children }: { readonly mark: ReactNode; readonly children: string }) => (
  <li className="flex items-center gap-2">
    {mark}
    {children}
  </li>
);
