import { t } from '@lingui/core/macro';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';

/** Shows a photo of a review on a dish, or removes it from the menu for `null`. */
export const useMenuPhoto = (reviewId: number, photo: string, onDone: () => void = () => undefined) =>
  useAction((dishId: number | null) => api('/rest/staff/review/photo', { reviewId, photo, dishId }), {
    success: (_, dishId) => (dishId === null ? t`照片已从菜单撤下` : t`客人现在可以在菜单上看到这张照片`),
    onDone,
  });
