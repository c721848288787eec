import type { SetMealBranch } from '../../../../data/setmeal.ts';
import { plainText } from '../../../../platform/plain-text.ts';

type Searched = Pick<SetMealBranch, 'name' | 'nameZh' | 'address' | 'addressZh'>;

/** Finds branches by name or address, in English or Chinese, ignoring accents and case. */
export function findBranches<Branch extends Searched>(words: string, branches: readonly Branch[]): readonly Branch[] {
  const wanted = plainText(words);
  return branches.filter(({ name, nameZh, address, addressZh }) =>
    [name.text, nameZh, address.text, addressZh].some((text) => plainText(text).includes(wanted)),
  );
}
