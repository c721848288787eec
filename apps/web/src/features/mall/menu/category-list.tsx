import { classNames } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { MallCategory } from '../../../data/mall.ts';

type CategoryListProps = {
  readonly categories: readonly MallCategory[];
  /** null selects all categories. */
  readonly chosen: number | null;
  readonly onChoose: (categoryId: number | null) => void;
};

export function CategoryList({ categories, chosen, onChoose }: CategoryListProps) {
  const { t } = useLingui();
  return (
    <nav
      aria-label={t({ message: 'Categories', context: 'mall' })}
      className="no-bars sticky top-[var(--title-bar)] max-h-[calc(100dvh-var(--title-bar)-45px-4.5rem)] self-start overflow-y-auto pt-2 pb-4"
    >
      <ul>
        <li>
          <CategoryButton isChosen={chosen === null} onPress={() => onChoose(null)}>
            <Trans context="mall">All</Trans>
          </CategoryButton>
        </li>
        {categories.map(({ id, name }) => (
          <li key={id}>
            <CategoryButton isChosen={id === chosen} onPress={() => onChoose(id)}>
              <span lang={name.language} dir="auto">
                {name.text}
              </span>
            </CategoryButton>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type CategoryButtonProps = {
  readonly isChosen: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
};

const CategoryButton = ({ isChosen, onPress, children }: CategoryButtonProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onPress}
    className={classNames(
      'min-h-14 w-full border-s-4 px-1 py-2 text-start text-small hyphens-auto -outline-offset-3',
      isChosen ? 'border-brand bg-surface font-semibold' : 'border-transparent text-soft',
    )}
  >
    {children}
  </button>
);
