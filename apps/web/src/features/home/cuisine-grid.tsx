import { DishPlate } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { Home } from '../../data/home.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { cuisineLabels } from '../../terms/shops/cuisine-labels.ts';
import type { Way } from '../../terms/shops/way.ts';

type CuisineGridProps = { readonly cuisines: Home['cuisines']; readonly way: Way };

/** The kinds of food that are most found round here, two rows that scroll sideways together. */
export function CuisineGrid({ cuisines, way }: CuisineGridProps) {
  const { t, i18n } = useLingui();
  return (
    <nav aria-label={t`Kinds of food near you`}>
      <ul className="no-bars grid h-[calc(2*(4.5rem+2rem*var(--script-air)))] auto-cols-[4.75rem] grid-flow-col grid-rows-2 gap-x-1 overflow-x-auto px-3">
        {cuisines.map(({ cuisine, plate }) => (
          <li key={cuisine}>
            <ScreenLink
              to="pages/shop/list/list"
              params={{ cuisine, ...(way === 'delivery' ? { way } : {}) }}
              className="grid h-full content-start justify-items-center gap-1 rounded-small py-1.5 -outline-offset-3 active:bg-sunken"
            >
              <DishPlate plate={plate} size="small" className="rounded-full!" />
              <span className="line-clamp-2 w-full text-center text-small leading-[calc(1.2*var(--script-air))] hyphens-auto">
                {i18n._(cuisineLabels[cuisine])}
              </span>
            </ScreenLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
