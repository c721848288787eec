import { type DietProfile, hasDiet } from '@chifan/domain/catalogue';
import { Button, classNames, EmptyState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, use, useDeferredValue } from 'react';
import { create } from 'zustand';
import type { Category } from '../../../data/menu.ts';
import { HistoryEntryContext } from '../../../platform/navigation/navigation.ts';
import { useIsWide } from '../../../platform/width/is-wide.ts';
import { useDietProfile } from '../../../terms/diet/diet-profile.ts';
import type { MenuActions } from '../cart/use-menu-actions.ts';
import { MenuTools } from '../narrowing/menu-tools.tsx';
import { filteredCategories, type MenuView, unfilteredMenuView } from '../narrowing/menu-view.ts';
import { CategoryRail, sectionId } from './category-rail.tsx';
import { DishRow } from './dish-row.tsx';
import { AllergenCaution } from './menu-notice.tsx';
import { useScrollSpy } from './use-scroll-spy.ts';

/**
 * Number of categories that the first paint renders, which fill more than a screen. Further categories of a long menu
 * are rendered after the first paint.
 */
const firstCategories = 3;

/**
 * Number of dishes of the first category that are visible without scrolling. They get their exact height at once.
 * Otherwise the rest of the list would move later.
 */
const firstDishes = 6;

type MenuListProps = {
  readonly categories: readonly Category[];
  readonly actions: MenuActions;
  /**
   * Offers and notices. On a phone they are below the first category, so that the first dishes are visible at once. A
   * wide window has space for them above the dishes.
   */
  readonly notes: ReactNode;
};

export function MenuList({ categories, actions, notes }: MenuListProps) {
  const { t } = useLingui();
  const profile = useDietProfile();
  const [view, setView] = useMenuView();
  if (categories.length === 0) {
    return (
      <EmptyState icon="book" title={t`No menu here yet`}>
        <Trans>This restaurant hasn’t shared its menu yet. Its address and opening hours are under Info.</Trans>
      </EmptyState>
    );
  }
  const left = filteredCategories(categories, hasDiet(profile) ? view : { ...view, diet: 'all' }, profile);
  return (
    <>
      <MenuTools categories={categories} profile={profile} view={view} onView={setView} onDiet={actions.openDiet} />
      {left.length === 0 ? (
        <NothingLeft onWhole={() => setView(unfilteredMenuView)} />
      ) : (
        <Categories categories={left} actions={actions} profile={profile} notes={notes} />
      )}
    </>
  );
}

function NothingLeft({ onWhole }: { readonly onWhole: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon="search"
      title={t`No dishes match`}
      action={
        <Button onClick={onWhole}>
          <Trans>Show full menu</Trans>
        </Button>
      }
    >
      <Trans>
        Nothing on this menu matches your search and your diet. Many dishes can be adapted: ask the restaurant.
      </Trans>
    </EmptyState>
  );
}

type CategoriesProps = MenuListProps & { readonly profile: DietProfile };

function Categories({ categories, notes, ...each }: CategoriesProps) {
  const drawn = useDeferredValue(categories, categories.slice(0, firstCategories));
  const current = useScrollSpy(drawn.map(sectionId));
  const isWide = useIsWide();
  return (
    // At very large text sizes, the list of categories is above the dishes. Next to the dishes it would cut words.
    <div className="@container">
      <div className="grid grid-cols-[minmax(min-content,min(5.25rem,24vw))_minmax(0,1fr)] wide:grid-cols-[minmax(min-content,9rem)_minmax(0,1fr)] @max-[17rem]:block">
        <CategoryRail categories={categories} current={current} />
        <div className="min-w-0 pe-2 @max-[17rem]:ps-2">
          {isWide && notes}
          {drawn.map((category, index) => (
            <Fragment key={category.id}>
              <CategorySection category={category} isFirst={index === 0} {...each} />
              {!isWide && index === 0 && notes}
            </Fragment>
          ))}
        </div>
      </div>
    </div>
  );
}

type CategorySectionProps = Omit<CategoriesProps, 'categories' | 'notes'> & {
  readonly category: Category;
  /**
   * True for the first category. It has no visible heading, because the list of categories next to its dishes already
   * names it.
   */
  readonly isFirst: boolean;
};

function CategorySection({ category, isFirst, ...each }: CategorySectionProps) {
  const { name, nameZh } = category;
  return (
    <section id={sectionId(category)} className={classNames('@max-[17rem]:scroll-mt-[2.25rem]', isFirst && 'pt-0.5')}>
      <h2 className={isFirst ? 'sr-only' : 'flex flex-wrap items-baseline gap-x-2 px-1 py-2 text-note font-semibold'}>
        <span className="min-w-0" lang={name.language} dir="auto">
          {name.text}
        </span>
        {nameZh !== name.text && (
          <bdi lang="zh-CN" className="text-small font-normal text-soft">
            {nameZh}
          </bdi>
        )}
      </h2>
      <ul className="flex flex-col gap-2 wide:grid wide:grid-cols-[repeat(auto-fill,minmax(min(100%,18.5rem),1fr))]">
        {category.dishes.map((dish, index) => (
          <Fragment key={dish.id}>
            <DishRow dish={dish} isVisible={isFirst && index < firstDishes} {...each} />
            {isFirst && index === cautionAfter(category) && (
              <li className="-mt-2 wide:order-first wide:mt-0 wide:col-span-full">
                <AllergenCaution />
              </li>
            )}
          </Fragment>
        ))}
      </ul>
    </section>
  );
}

/**
 * Returns the index of the dish after which the allergen caution is shown: the second dish of the category, or its only
 * dish.
 */
const cautionAfter = ({ dishes }: Category): number => Math.min(1, dishes.length - 1);

const useViews = create<Readonly<Record<string, MenuView>>>()(() => ({}));

/** The guest’s search and filters of the menu. They are stored for a guest who returns from a dish. */
function useMenuView(): readonly [MenuView, (view: MenuView) => void] {
  const key = use(HistoryEntryContext)?.key ?? '';
  const view = useViews((views) => views[key]) ?? unfilteredMenuView;
  return [view, (next) => useViews.setState({ [key]: next })];
}
