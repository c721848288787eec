import type { AddressDraft } from './address-draft.ts';
import type { AddressProblems } from './address-problems.ts';

export type AddressPartProps = {
  readonly draft: AddressDraft;
  readonly problems: AddressProblems;
  readonly onChange: (changes: Partial<AddressDraft>) => void;
};
