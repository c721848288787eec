import { t } from '@lingui/core/macro';
import type { UploadReport } from './codes.query.ts';
import type { Pool } from './pools.ts';

export const poolName = ({ shopId, shopNameZh }: Pick<Pool, 'shopId' | 'shopNameZh'>): string =>
  shopId === null ? t`品牌（各门店通用）` : t`${shopNameZh ?? ''}（编号 ${shopId}）`;

type Why = UploadReport['problems'][number]['why'];

export const problemWords: Readonly<Record<Why, () => string>> = {
  empty: () => t`空行`,
  malformed: () => t`格式不对`,
  repeated: () => t`文件里重复`,
  known: () => t`已在券码池里`,
  used: () => t`已发给客人`,
};
