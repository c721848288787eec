import { Button, EmptyState } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { CategoryDialog } from './category-dialog.tsx';

export function EmptyMenu({ shopId }: { readonly shopId: number }) {
  const [isAdding, setIsAdding] = useState(false);
  return (
    <EmptyState
      icon="book"
      title={t`菜单还是空的`}
      action={
        <Button icon="plus" onClick={() => setIsAdding(true)}>
          {t`新建分类`}
        </Button>
      }
    >
      {t`先建一个分类（例如「热菜」），再往里面添加菜品。`}
      {isAdding && <CategoryDialog shopId={shopId} category={null} onClose={() => setIsAdding(false)} />}
    </EmptyState>
  );
}
