import { t } from '@lingui/core/macro';
import { shopText } from '../../../texts/dish-name.tsx';
import type { UploadReport } from './codes.query.ts';
import type { Pool } from './pools.ts';

export const poolName = ({ shopId, ...shop }: Pick<Pool, 'shopId' | 'shopNameZh' | 'shopName'>): string => {
  const nameZh = shopText(shop);
  return shopId === null ? t`品牌（各门店通用）` : t`${nameZh}（编号 ${shopId}）`;
};

type Why = UploadReport['problems'][number]['why'];

export const codeUploadProblemLabels: Readonly<Record<Why, () => string>> = {
  empty: () => t`空行`,
  malformed: () => t`格式不对`,
  repeated: () => t`文件里重复`,
  known: () => t`已在券码池里`,
  used: () => t`已发给客人`,
};
