import { t } from '@lingui/core/macro';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';

/**
 * Action that shows a review's photo at a dish on the menu. With `null` in place of a dish, it removes the photo from
 * the menu.
 */
export const useMenuPhoto = (reviewId: number, photo: string, onDone: () => void = () => undefined) =>
  useAction((dishId: number | null) => api('/rest/staff/review/photo', { reviewId, photo, dishId }), {
    success: (_, dishId) => (dishId === null ? t`照片已从菜单撤下` : t`客人现在可以在菜单上看到这张照片`),
    onDone,
  });
