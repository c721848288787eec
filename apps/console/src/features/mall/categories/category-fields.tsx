import { Card, IconButton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { ShortTexts } from '../../../texts/short-texts.tsx';
import type { Texts } from '../../../texts/texts.ts';
import { type CategoryRow, isNameMissing } from './category-form.ts';

type CategoryFieldsProps = {
  readonly row: CategoryRow;
  readonly at: number;
  readonly wasTried: boolean;
  readonly onName: (name: Texts) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
};

/** One category: its names, its place, and the way out while nothing stands in it. */
export function CategoryFields({ row, at, wasTried, onName, onMove, onRemove }: CategoryFieldsProps) {
  const { name, products } = row;
  const number = at + 1;
  const nameZh = name['zh-CN'] || t`第 ${number} 个分类`;
  return (
    <Card className="flex items-start gap-2">
      <div className="min-w-0 flex-1">
        <ShortTexts
          label={t`分类名称`}
          texts={name}
          onChange={onName}
          longest={40}
          error={wasTried && isNameMissing(row) ? t`请填写中文名称` : undefined}
        />
        <p className="text-small text-faint">
          {products === 0 ? t`没有商品，可以删除` : t`有 ${products} 件商品，移走后才能删除`}
        </p>
      </div>
      <div className="mt-6 flex shrink-0 max-sm:flex-col">
        <IconButton icon="up" label={t`「${nameZh}」上移`} onClick={() => onMove(-1)} />
        <IconButton icon="down" label={t`「${nameZh}」下移`} onClick={() => onMove(1)} />
        <IconButton icon="trash" label={t`删除「${nameZh}」`} disabled={products > 0} onClick={onRemove} />
      </div>
    </Card>
  );
}
