import type { SetMealRow } from '@chifan/contract/setmeal-admin';
import { dishText } from '../../../texts/dish-name.tsx';

export const brandText = ({ brandNameZh, brandName }: Pick<SetMealRow, 'brandNameZh' | 'brandName'>): string =>
  dishText({ nameZh: brandNameZh, name: brandName });
