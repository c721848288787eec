import { Button, Dialog } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type FormEvent, useState } from 'react';
import { api } from '../../../platform/api.ts';
import { failureText } from '../../../platform/query.ts';
import { useAction } from '../../../platform/use-action.ts';
import { nameText } from '../../../texts/dish-name.tsx';
import { ShortTexts } from '../../../texts/short-texts.tsx';
import { hasText, type Texts, writtenTexts } from '../../../texts/texts.ts';
import type { MenuCategory } from './dish-availability.ts';

type CategoryDialogProps = {
  readonly shopId: number;
  /** The category to edit, or null for a new category. */
  readonly category: MenuCategory | null;
  readonly onClose: () => void;
};

export function CategoryDialog({ shopId, category, onClose }: CategoryDialogProps) {
  const [name, setName] = useState<Texts>(category?.name ?? {});
  const [key] = useState(() => crypto.randomUUID());
  const save = useAction(
    () =>
      api(
        '/rest/merchant/category/save',
        { shopId, name: writtenTexts(name), ...(category ? { categoryId: category.id } : {}) },
        { idempotencyKey: `${key}-${nameKey(name)}` },
      ),
    { success: () => t`已保存`, onDone: onClose, isQuiet: true },
  );
  const nameZh = category && nameText(category.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(undefined);
  };
  return (
    <Dialog isOpen title={nameZh ? t`分类：${nameZh}` : t`新建分类`} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        <ShortTexts
          label={t`分类名称`}
          texts={name}
          onChange={setName}
          longest={60}
          error={save.error ? failureText(save.error) : undefined}
        />
        <Button type="submit" isWide isBusy={save.isPending} disabled={!hasText(name, 'zh-CN')}>
          {t`保存`}
        </Button>
      </form>
      {category?.dishes.length === 0 && <DeleteCategory shopId={shopId} category={category} onDone={onClose} />}
    </Dialog>
  );
}

/**
 * A hash of the names for the idempotency key. A retry with unchanged names has the same key, and changed names have
 * another key.
 */
const nameKey = (name: Texts): string => {
  let sum = 0;
  for (const letter of JSON.stringify(writtenTexts(name)))
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2_147_483_647;
  return sum.toString(36);
};

type DeleteCategoryProps = { readonly shopId: number; readonly category: MenuCategory; readonly onDone: () => void };

function DeleteCategory({ shopId, category, onDone }: DeleteCategoryProps) {
  const remove = useAction(() => api('/rest/merchant/category/delete', { shopId, categoryId: category.id }), {
    success: () => t`已删除`,
    onDone,
  });
  return (
    <Button
      variant="danger"
      icon="trash"
      isWide
      isBusy={remove.isPending}
      onClick={() => remove.mutate(undefined)}
      className="mt-3"
    >
      {t`删除这个空分类`}
    </Button>
  );
}
