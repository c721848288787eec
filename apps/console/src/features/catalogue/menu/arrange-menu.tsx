import { Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { UnsavedDialog } from '../../../forms/unsaved-dialog.tsx';
import { api } from '../../../platform/api.ts';
import { useUnsavedGuard } from '../../../platform/unsaved.ts';
import { useAction } from '../../../platform/use-action.ts';
import { ArrangedCategory } from './arranged-category.tsx';
import { type Arrangement, arrangementOf, inOrder, moveCategory, moveDish, moveDishTo } from './arrangement.ts';
import { CategoryDialog } from './category-dialog.tsx';
import type { MenuCategory } from './dish-availability.ts';

type ArrangeMenuProps = {
  readonly shopId: number;
  readonly categories: readonly MenuCategory[];
  readonly onDone: () => void;
};

/** The order of categories and dishes, by buttons: no gesture is needed. It is kept all at once. */
export function ArrangeMenu({ shopId, categories, onDone }: ArrangeMenuProps) {
  const standing = arrangementOf(categories);
  const [wanted, setWanted] = useState<Arrangement>(standing);
  const [edited, setEdited] = useState<MenuCategory | 'new' | null>(null);
  // What others add or take away meanwhile ends an order that was begun here: the server would refuse it.
  const ordered = inOrder(categories, wanted);
  const shown = ordered ?? categories;
  const order = ordered ? wanted : standing;
  const isUnsaved = JSON.stringify(order) !== JSON.stringify(standing);
  const guard = useUnsavedGuard(isUnsaved);
  const save = useAction(() => api('/rest/merchant/menu/arrange', { shopId, categories: [...order] }), {
    success: () => t`已保存`,
    onDone,
  });
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <div className="sticky top-14 z-10 -mx-4 flex flex-wrap gap-2 bg-canvas px-4 py-2">
        <Button isBusy={save.isPending} onClick={() => (isUnsaved ? save.mutate(undefined) : onDone())}>
          {isUnsaved ? t`保存顺序` : t`完成`}
        </Button>
        {isUnsaved ? (
          <Button variant="secondary" onClick={() => setWanted(standing)}>
            {t`还原`}
          </Button>
        ) : (
          <Button variant="secondary" icon="plus" onClick={() => setEdited('new')}>
            {t`新建分类`}
          </Button>
        )}
      </div>
      {shown.map((category) => (
        <ArrangedCategory
          key={category.id}
          category={category}
          categories={shown}
          onEdit={isUnsaved ? null : () => setEdited(category)}
          onMove={(step) => setWanted(moveCategory(order, category.id, step))}
          onMoveDish={(dish, step) => setWanted(moveDish(order, dish.id, step))}
          onMoveDishTo={(dish, categoryId) => setWanted(moveDishTo(order, dish.id, { categoryId, end: 'end' }))}
        />
      ))}
      {edited && (
        <CategoryDialog shopId={shopId} category={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      <UnsavedDialog guard={guard} />
    </div>
  );
}
