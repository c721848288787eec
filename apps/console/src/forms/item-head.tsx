import { IconButton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';

type ItemHeadProps = {
  readonly name: string;
  readonly picture?: ReactNode;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
};

/** Heading of one item in a list of a form, with buttons to move and remove the item. */
export function ItemHead({ name, picture, onMove, onRemove }: ItemHeadProps) {
  return (
    <div className="flex items-center gap-2">
      {picture}
      <h3 className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</h3>
      <div className="flex shrink-0">
        <IconButton icon="up" label={t`「${name}」上移`} onClick={() => onMove(-1)} />
        <IconButton icon="down" label={t`「${name}」下移`} onClick={() => onMove(1)} />
        <IconButton icon="trash" label={t`删除「${name}」`} onClick={onRemove} />
      </div>
    </div>
  );
}
