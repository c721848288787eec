import { Card, ProductPicture } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { EditForm } from '../../../../forms/edit-form.tsx';
import { useForm } from '../../../../forms/use-form.ts';
import { PhotosField } from '../../../../pictures/photos-field.tsx';
import { api } from '../../../../platform/api.ts';
import { useKeyFor } from '../../../../platform/use-action.ts';
import type { StaffMallCategory, StaffProduct } from '../goods.query.ts';
import { ArtPicker } from './art-picker.tsx';
import { PriceCard } from './price-card.tsx';
import { emptyProduct, formOfProduct } from './product-form.ts';
import type { ProductPartProps } from './product-part-props.ts';
import { type ProductWithStock, problemsOfProduct, readProduct } from './read-product.ts';
import { TextsCard } from './texts-card.tsx';

type ProductEditorProps = {
  /** null: a new one, which stands in the first category until another is chosen. */
  readonly product: StaffProduct | null;
  readonly categories: readonly StaffMallCategory[];
};

const maxImages = 6;

export function ProductEditor({ product, categories }: ProductEditorProps) {
  const send = useSend(product);
  const editing = useForm({
    screen: `product:${product?.id ?? 'new'}`,
    within: '/mall-products',
    initial: product ? formOfProduct(product) : emptyProduct(categories[0]?.id ?? 0),
    read: readProduct,
    send,
  });
  const { form, set, setForm, wasTried } = editing;
  const problems = problemsOfProduct(form);
  const part: ProductPartProps = { form, set, has: (problem) => wasTried && problems.includes(problem) };
  return (
    <EditForm editing={editing}>
      <TextsCard {...part} />
      <PriceCard {...part} categories={categories} stock={product?.stock ?? null} />
      <Card title={t`照片`}>
        <PhotosField
          purpose="product"
          picture={(src) => <ProductPicture src={src} art={form.art} />}
          most={maxImages}
          photos={form.images}
          onChange={(change) => setForm((before) => ({ ...before, images: change(before.images) }))}
        />
        <ArtPicker value={form.art} onChange={(art) => set({ art })} />
      </Card>
    </EditForm>
  );
}

/** A new one with its first stock; what stands there without, and only as long as nobody else has changed it. */
function useSend(product: StaffProduct | null) {
  const keyFor = useKeyFor();
  return (sent: ProductWithStock) => {
    if (product === null) return api('/rest/platform/mall/product/add', sent, { idempotencyKey: keyFor(sent) });
    const { stock: _, ...draft } = sent;
    return api('/rest/platform/mall/product/save', { ...draft, id: product.id, version: product.version });
  };
}
