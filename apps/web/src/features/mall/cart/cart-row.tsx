import type { MallCartItem } from '@chifan/contract/mall/views';
import { IconButton, Stepper } from '@chifan/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateMallCart, updateMallCart } from '../../../data/mall.ts';
import { api } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/language.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { Points } from '../../../terms/wallet/points.tsx';
import { productParams } from '../products/product-link.ts';
import { ProductName } from '../products/product-name.tsx';
import { ProductPhoto } from '../products/product-photo.tsx';

type CartRowProps = {
  readonly item: MallCartItem;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly onRemove: () => void;
};

export function CartRow({ item, isTicked, onTick, onRemove }: CartRowProps) {
  const { t } = useLingui();
  const { id, productId, name, points, number, most } = item;
  const setNumber = useSetNumber();
  const productName = name.text;
  return (
    <article className="flex rounded-card bg-surface py-2 pe-2 shadow-card">
      <label className="flex min-w-11 cursor-pointer items-center justify-center px-2">
        <input
          type="checkbox"
          aria-label={t`Redeem: ${productName}`}
          checked={isTicked}
          onChange={(event) => onTick(event.target.checked)}
          className="size-5"
        />
      </label>
      <div className="min-w-0 flex-1">
        <div className="flex gap-3">
          <ProductPhoto of={item} />
          <div className="min-w-0 flex-1 py-0.5">
            <ScreenLink
              to="pages/internal/mall/detail/detail"
              params={productParams(productId)}
              className="flex min-h-11 items-start"
            >
              <ProductName name={name} className="line-clamp-2 text-note leading-snug font-medium" />
            </ScreenLink>
            <Points points={points} className="font-semibold" />
          </div>
          <IconButton icon="trash" label={t`Remove: ${productName}`} onClick={onRemove} className="text-soft" />
        </div>
        <div className="flex flex-wrap items-center justify-end gap-x-2">
          {number > most && <TooMany number={number} most={most} />}
          <Stepper
            of={productName}
            value={number}
            min={1}
            max={most}
            onChange={(next) => setNumber.mutate({ id, number: next })}
          />
        </div>
      </div>
    </article>
  );
}

/** Shown if the cart has more units than the member can order. Only `most` units are then ordered. */
const TooMany = ({ number, most }: { readonly number: number; readonly most: number }) => (
  <span className="min-w-0 flex-1 text-small text-warn">
    <Plural value={most} one={`Only # of ${number} available`} other={`Only # of ${number} available`} />
  </span>
);

const mutationKey = ['mall-cart-number'];

type Change = Pick<MallCartItem, 'id' | 'number'>;

/**
 * Changes the quantity of a product. The screen shows the new quantity at once, and the app sends each change and
 * refetches the cart after the last one.
 */
function useSetNumber() {
  const queries = useQueryClient();
  const language = useLanguage();
  return useMutation({
    mutationKey,
    // The requests run one after another, so that the server ends with the quantity of the last tap.
    scope: { id: 'mall-cart' },
    mutationFn: (change: Change) => api('/rest/member/pointsMall/shoppingCart/update', change),
    onMutate: ({ id, number }) =>
      updateMallCart(queries, language, (items) => items.map((item) => (item.id === id ? { ...item, number } : item))),
    onSettled: async () => {
      if (queries.isMutating({ mutationKey }) === 1) await invalidateMallCart(queries);
    },
  });
}
