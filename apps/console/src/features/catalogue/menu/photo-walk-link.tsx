import { Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { useHasRole } from '../../../platform/staff.ts';
import type { MenuCategory } from './dish-availability.ts';
import { dishesWithoutPhoto } from './dishes-without-photo.ts';

type PhotoWalkLinkProps = { readonly categories: readonly MenuCategory[] };

/**
 * Link to the screen that goes through all dishes without a photo. Shown while such dishes exist (rule catalogue-71).
 */
export function PhotoWalkLink({ categories }: PhotoWalkLinkProps) {
  const missing = dishesWithoutPhoto(categories).length;
  const mayEdit = useHasRole('manager');
  if (missing === 0 || !mayEdit) return null;
  return (
    <Link to="/dish-photos" className="inline-flex min-h-11 items-center gap-2 px-3 font-semibold text-link">
      <Icon name="camera" size={20} />
      {t`给 ${missing} 道菜拍照`}
    </Link>
  );
}
