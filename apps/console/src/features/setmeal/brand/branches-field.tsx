import { IconButton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { ShopSearch } from '../../../shop-search/shop-search.tsx';
import { dishText } from '../../../texts/dish-name.tsx';
import { PersonText } from '../../../texts/person-text.tsx';
import type { BranchForm } from './brand-form.ts';

type BranchesFieldProps = {
  readonly branches: readonly BranchForm[];
  readonly onChange: (change: (branches: readonly BranchForm[]) => readonly BranchForm[]) => void;
};

export function BranchesField({ branches, onChange }: BranchesFieldProps) {
  const add = (branch: BranchForm) =>
    onChange((before) => (before.some(({ shopId }) => shopId === branch.shopId) ? before : [...before, branch]));
  const remove = ({ shopId }: BranchForm) => onChange((before) => before.filter((branch) => branch.shopId !== shopId));
  return (
    <div className="grid gap-3">
      {branches.length === 0 && <p className="text-note text-soft">{t`还没有门店。`}</p>}
      <ul className="grid max-h-96 gap-x-4 overflow-y-auto sm:grid-cols-2">
        {branches.map((branch) => (
          <Branch key={branch.shopId} branch={branch} onRemove={() => remove(branch)} />
        ))}
      </ul>
      <ShopSearch
        label={t`加入门店：输入店名或编号`}
        onChoose={({ id, nameZh, name }) => add({ shopId: id, nameZh, name })}
      />
    </div>
  );
}

function Branch({ branch, onRemove }: { readonly branch: BranchForm; readonly onRemove: () => void }) {
  const { shopId } = branch;
  const nameZh = dishText(branch);
  return (
    <li className="flex items-center gap-2 border-b border-line">
      <PersonText text={nameZh} className="min-w-0 flex-1" />
      <span className="figures text-note text-soft">{t`编号 ${shopId}`}</span>
      <IconButton icon="trash" label={t`移出${nameZh}（编号 ${shopId}）`} onClick={onRemove} />
    </li>
  );
}
