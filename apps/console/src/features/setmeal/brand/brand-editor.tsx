import { Card, DishPicture, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { PlatePicker } from '../../../dish-fields/plate-picker.tsx';
import { EditForm } from '../../../forms/edit-form.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { PhotosField } from '../../../pictures/photos-field.tsx';
import { api } from '../../../platform/api.ts';
import { useKeyFor } from '../../../platform/use-action.ts';
import { TextsFields } from '../../../texts/texts-fields.tsx';
import type { StaffBrand } from '../set-meals.query.ts';
import { BranchesField } from './branches-field.tsx';
import { type BrandForm, emptyBrand, formOfBrand, problemsOfBrand, readBrand } from './brand-form.ts';

type BrandEditorProps = {
  /** The brand to edit, or null for a new brand. */
  readonly brand: StaffBrand | null;
};

export function BrandEditor({ brand }: BrandEditorProps) {
  const keyFor = useKeyFor();
  const editing = useForm({
    screen: `brand:${brand?.id ?? 'new'}`,
    within: '/set-meals',
    initial: brand ? formOfBrand(brand) : emptyBrand,
    version: brand?.editVersion,
    read: readBrand,
    send: (draft, editVersion) => {
      const sent = { draft, ...(brand === null || editVersion === undefined ? {} : { id: brand.id, editVersion }) };
      return api('/rest/platform/brand/save', sent, { idempotencyKey: keyFor(sent) });
    },
  });
  const { form, set, setForm, wasTried } = editing;
  const problems = wasTried ? problemsOfBrand(form) : [];
  return (
    <EditForm editing={editing}>
      <TextsCard form={form} set={set} isNameMissing={problems.includes('name_missing')} />
      <Card title={t`图片`}>
        <PhotosField
          purpose="shop"
          most={1}
          picture={(src) => <DishPicture src={src} plate={form.plate} />}
          photos={form.images}
          onChange={(change) => setForm((before) => ({ ...before, images: change(before.images) }))}
        />
        <PlatePicker value={form.plate} onChange={(plate) => set({ plate })} />
      </Card>
      <Card title={t`分成`}>
        <TextField
          label={t`品牌分成（%）`}
          hint={t`从门店核销套餐的收入里分给品牌，0 到 50，最多一位小数。已售出的订单按购买时的比例。`}
          inputMode="decimal"
          value={form.share}
          onChange={(share) => set({ share })}
          error={problems.includes('share_wrong') ? t`请输入 0 到 50，例如 12.5` : undefined}
        />
      </Card>
      <Card title={t`门店`}>
        <p className="mb-2 text-note text-soft">
          {t`移出的门店不再参加该品牌的套餐，已选它的客人可以重新选店或退款。`}
        </p>
        <BranchesField
          branches={form.branches}
          onChange={(change) => setForm((before) => ({ ...before, branches: change(before.branches) }))}
        />
      </Card>
    </EditForm>
  );
}

type TextsCardProps = {
  readonly form: BrandForm;
  readonly set: (change: Partial<BrandForm>) => void;
  readonly isNameMissing: boolean;
};

function TextsCard({ form, set, isNameMissing }: TextsCardProps) {
  return (
    <Card title={t`名称与介绍`}>
      <TextsFields
        main={form.name}
        fields={[
          { label: t`品牌名称`, texts: form.name, onChange: (name) => set({ name }), longest: 80 },
          {
            label: t`介绍`,
            texts: form.description,
            onChange: (description) => set({ description }),
            longest: 600,
            lines: 4,
          },
        ]}
        error={isNameMissing ? t`请在「中文」里填写品牌名称。` : undefined}
      />
    </Card>
  );
}
