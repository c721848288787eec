import type { Brand } from '@chifan/contract/catalogue';
import type { Language } from '@chifan/domain';
import { chineseOf, localText } from '../local-text.ts';
import type { BrandRow } from './shop.store.ts';

export const brandOf = ({ id, name, plate, image, branchCount }: BrandRow, language: Language): Brand => ({
  id,
  name: localText(name, language),
  nameZh: chineseOf(name),
  plate,
  image,
  branchCount,
});
