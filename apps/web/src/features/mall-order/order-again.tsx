import type { ErrorReason } from '@chifan/contract';
import { Button, toast } from '@chifan/ui';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { invalidateMallCart } from '../../data/mall.ts';
import { api, CallError, newIdempotencyKey } from '../../platform/api.ts';
import { useNavigation } from '../../platform/navigation/navigation.ts';
import type { ButtonStyle } from '../../terms/ordering/order-kind.ts';

export type Wanted = { readonly productId: number; readonly number: number };

type Filled = { readonly put: number; readonly refused: number };

type OrderAgainProps = ButtonStyle & { readonly order: { readonly lines: readonly Wanted[] } };

export function OrderAgain({ order: { lines }, ...style }: OrderAgainProps) {
  const { orderAgain, isFilling } = useOrderAgain();
  return (
    <Button {...style} isBusy={isFilling} onClick={() => orderAgain(lines)}>
      <Trans>Order again</Trans>
    </Button>
  );
}

/** Adds the products of an old order to the cart. If the order had only one product, opens that product instead. */
function useOrderAgain() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const queries = useQueryClient();
  /** One idempotency key per product, so that a second tap after a lost response adds no product twice. */
  const keys = useRef(new Map<number, string>());
  const keyOf = ({ productId }: Wanted): string => {
    const key = keys.current.get(productId) ?? newIdempotencyKey();
    keys.current.set(productId, key);
    return key;
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (lines: readonly Wanted[]) => fillCart(lines, (wanted) => putInCart(wanted, keyOf(wanted))),
    onSuccess: ({ put, refused }: Filled) => {
      keys.current.clear();
      if (refused > 0) {
        const gone = plural(refused, {
          one: '# product is no longer available',
          other: '# products are no longer available',
        });
        toast(gone, { kind: 'failure' });
      } else toast(t`Added to cart`, { kind: 'success' });
      if (put > 0) navigation.open('pages/internal/mall/car/car');
    },
    onSettled: () => void invalidateMallCart(queries),
  });
  const orderAgain = (lines: readonly Wanted[]) => {
    const [only, ...others] = lines;
    if (only === undefined) return;
    if (others.length > 0) mutate(lines);
    else navigation.open('pages/internal/mall/detail/detail', { productId: String(only.productId) });
  };
  return { orderAgain, isFilling: isPending };
}

const refusals: readonly (ErrorReason | undefined)[] = [
  'product_not_found',
  'product_sold_out',
  'product_limit_reached',
  'mall_cart_full',
];

async function putInCart(wanted: Wanted, idempotencyKey: string): Promise<'put' | 'refused'> {
  try {
    await api('/rest/member/pointsMall/shoppingCart/add', wanted, { idempotencyKey });
    return 'put';
  } catch (error) {
    if (error instanceof CallError && refusals.includes(error.reason)) return 'refused';
    throw error;
  }
}

/**
 * Adds products to the cart one after another. A sold-out or missing product is skipped.
 * @throws network errors of `put`, after which the contents of the cart are unknown
 */
export async function fillCart(
  lines: readonly Wanted[],
  put: (wanted: Wanted) => Promise<'put' | 'refused'>,
): Promise<Filled> {
  const outcomes: ('put' | 'refused')[] = [];
  for (const { productId, number } of lines) outcomes.push(await put({ productId, number }));
  const count = (wanted: 'put' | 'refused') => outcomes.filter((outcome) => outcome === wanted).length;
  return { put: count('put'), refused: count('refused') };
}
