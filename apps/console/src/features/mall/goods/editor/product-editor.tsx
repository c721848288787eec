import { type ProductArt as Art, productArts } from '@chifan/domain/mall';
import { Card, ProductArt, ProductPicture } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useId } from 'react';
import { EditForm } from '../../../../forms/edit-form.tsx';
import { useForm } from '../../../../forms/use-form.ts';
import { PhotosField } from '../../../../pictures/photos-field.tsx';
import { api } from '../../../../platform/api.ts';
import { useKeyFor } from '../../../../platform/use-action.ts';
import { TextsFields } from '../../../../texts/texts-fields.tsx';
import type { StaffMallCategory, StaffProduct } from '../goods.query.ts';
import { PriceCard } from './price-card.tsx';
import { emptyProduct, formOfProduct } from './product-form.ts';
import { type ProductPartProps, type ProductWithStock, problemsOfProduct, readProduct } from './read-product.ts';

type ProductEditorProps = {
  /** The product to edit, or null for a new product, which starts in the first category. */
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

/**
 * Sends the stock only for a new product. For an existing product, sends the version, so that the server detects a
 * colleague's change.
 */
function useSend(product: StaffProduct | null) {
  const keyFor = useKeyFor();
  return (sent: ProductWithStock) => {
    if (product === null) return api('/rest/platform/mall/product/add', sent, { idempotencyKey: keyFor(sent) });
    const { stock: _, ...draft } = sent;
    return api('/rest/platform/mall/product/save', { ...draft, id: product.id, version: product.version });
  };
}

type ArtPickerProps = { readonly value: Art; readonly onChange: (art: Art) => void };

function ArtPicker({ value, onChange }: ArtPickerProps) {
  const name = useId();
  return (
    <fieldset className="mt-3">
      <legend className="mb-2 text-note font-medium">{t`没有照片时的手绘图案`}</legend>
      <div className="flex flex-wrap gap-2">
        {productArts.map((art) => (
          <label
            key={art}
            className="relative grid justify-items-center gap-1 rounded-small border-2 border-transparent p-1 text-small text-soft has-checked:border-brand has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:outline-link"
          >
            <input
              type="radio"
              name={name}
              checked={art === value}
              onChange={() => onChange(art)}
              className="sr-only"
            />
            <ProductArt art={art} size="small" />
            {artWords[art]()}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function TextsCard({ form, set, has }: ProductPartProps) {
  return (
    <Card title={t`名称与介绍`}>
      <TextsFields
        main={form.name}
        fields={[
          { label: t`商品名称`, texts: form.name, onChange: (name) => set({ name }), longest: 80 },
          {
            label: t`介绍`,
            texts: form.description,
            onChange: (description) => set({ description }),
            longest: 1000,
            lines: 4,
          },
        ]}
        error={has('name_missing') ? t`请在「中文」里填写商品名称。` : undefined}
      />
    </Card>
  );
}

const artWords: Readonly<Record<Art, () => string>> = {
  tea: () => t`茶叶`,
  cup: () => t`杯子`,
  chopsticks: () => t`筷子`,
  fan: () => t`折扇`,
  panda: () => t`熊猫`,
  thermos: () => t`保温杯`,
  tote: () => t`布袋`,
  notebook: () => t`笔记本`,
  umbrella: () => t`雨伞`,
  lantern: () => t`灯笼`,
  cards: () => t`扑克牌`,
  gift: () => t`礼物`,
};
