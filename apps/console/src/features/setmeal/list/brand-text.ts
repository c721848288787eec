import type { SetMealRow } from '@chifan/contract/setmeal/staff-views';
import { dishText } from '../../../texts/dish-name.tsx';

export const brandText = ({ brandNameZh, brandName }: Pick<SetMealRow, 'brandNameZh' | 'brandName'>): string =>
  dishText({ nameZh: brandNameZh, name: brandName });
