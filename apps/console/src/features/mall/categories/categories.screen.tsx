import { Button, Card, EmptyState, ErrorState, IconButton, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { ChangedMeanwhile } from '../../../forms/changed-meanwhile.tsx';
import { EditForm } from '../../../forms/edit-form.tsx';
import { withItem, withItemMoved, withoutItem } from '../../../forms/items.ts';
import { useForm } from '../../../forms/use-form.ts';
import { api } from '../../../platform/api.ts';
import { nameText } from '../../../texts/dish-name.tsx';
import { ShortTexts } from '../../../texts/short-texts.tsx';
import type { Texts } from '../../../texts/texts.ts';
import { type StaffMallCategory, useMallCategories } from '../goods/goods.query.ts';
import {
  type CategoriesForm,
  type CategoryRow,
  formOfCategories,
  isChangedMeanwhileByOther,
  isNameMissing,
  maxCategories,
  readCategories,
} from './category-form.ts';

export default function MallCategoriesScreen() {
  const { data, error, refetch } = useMallCategories();
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return <Edited standing={data} />;
}

/**
 * Edits all categories of the points mall at once. Saving replaces all of them, so a colleague's changes must be loaded
 * first.
 */
function Edited({ standing }: { readonly standing: readonly StaffMallCategory[] }) {
  const [opened, setOpened] = useState({ categories: standing, times: 0 });
  const isOld = isChangedMeanwhileByOther(opened.categories, standing);
  const load = () => setOpened(({ times }) => ({ categories: standing, times: times + 1 }));
  return (
    <>
      {isOld && <ChangedMeanwhile onLoad={load} />}
      <CategoriesEditor key={opened.times} categories={opened.categories} isOld={isOld} />
    </>
  );
}

type CategoriesEditorProps = { readonly categories: readonly StaffMallCategory[]; readonly isOld: boolean };

function CategoriesEditor({ categories, isOld }: CategoriesEditorProps) {
  const editing = useForm({
    // Store no draft on the device, because a draft from an older version could overwrite newer categories.
    screen: null,
    within: '/mall-products',
    initial: formOfCategories(categories),
    read: (form: CategoriesForm) => (isOld ? null : readCategories(form)),
    send: (sent) => api('/rest/platform/mall/category/save', sent),
  });
  const { form, setForm, wasTried } = editing;
  const change = (to: (rows: readonly CategoryRow[]) => readonly CategoryRow[]) =>
    setForm((before) => ({ rows: to(before.rows) }));
  return (
    <EditForm editing={editing}>
      {form.rows.length === 0 && <EmptyState icon="list" title={t`还没有分类`} />}
      {form.rows.map((row, at) => (
        <CategoryFields
          key={row.key}
          row={row}
          at={at}
          wasTried={wasTried}
          onName={(name) => change((rows) => withItem(rows, at, { ...row, name }))}
          onMove={(step) => change((rows) => withItemMoved(rows, at, step))}
          onRemove={() => change((rows) => withoutItem(rows, at))}
        />
      ))}
      {form.rows.length < maxCategories && (
        <Button variant="secondary" icon="plus" onClick={() => change((rows) => [...rows, newRow()])}>
          {t`添加分类`}
        </Button>
      )}
    </EditForm>
  );
}

const newRow = (): CategoryRow => ({ key: crypto.randomUUID(), id: null, name: {}, products: 0 });

type CategoryFieldsProps = {
  readonly row: CategoryRow;
  readonly at: number;
  readonly wasTried: boolean;
  readonly onName: (name: Texts) => void;
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
};

function CategoryFields({ row, at, wasTried, onName, onMove, onRemove }: CategoryFieldsProps) {
  const { name, products } = row;
  const number = at + 1;
  const nameZh = nameText(name) || t`第 ${number} 个分类`;
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
