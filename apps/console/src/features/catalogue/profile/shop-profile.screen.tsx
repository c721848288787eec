import { Card, DishPicture, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { EditForm } from '../../../forms/edit-form.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { PhotosField } from '../../../pictures/photos-field.tsx';
import { api } from '../../../platform/api.ts';
import { LanguageField } from '../../../texts/language-field.tsx';
import { languageLabels } from '../../../texts/texts.ts';
import { TextsPanel } from '../../../texts/texts-panel.tsx';
import type { MerchantShop } from '../shop.ts';
import { ShopPage } from '../shop-page.tsx';
import { KindFields } from './kind-fields.tsx';
import { PositionFields } from './position-fields.tsx';
import { formOfProfile, type ProfileForm, problemsOfProfile, readProfile } from './profile-form.ts';

export default function ShopProfileScreen() {
  return <ShopPage>{(shop) => <ProfileOf shop={shop} />}</ShopPage>;
}

function ProfileOf({ shop }: { readonly shop: MerchantShop }) {
  const editing = useForm({
    screen: `profile:${shop.id}`,
    within: '/shop',
    initial: formOfProfile(shop.profile),
    version: shop.versions.profile,
    read: readProfile,
    send: (profile, version) => api('/rest/merchant/shop/profile', { shopId: shop.id, profile, version }),
  });
  const { form, set, setForm, wasTried } = editing;
  const problems = problemsOfProfile(form);
  return (
    <EditForm editing={editing}>
      <TextsCard form={form} onChange={set} isNameWrong={wasTried && problems.includes('name_missing')} />
      <Card title={t`照片`}>
        <PhotosField
          purpose="shop"
          picture={(src) => <DishPicture src={src} plate="rice" />}
          photos={form.photos}
          onChange={(change) => setForm((before) => ({ ...before, photos: change(before.photos) }))}
        />
      </Card>
      <KindFields form={form} onChange={set} />
      <Card title={t`联系电话`}>
        <TextField
          label={t`电话`}
          type="tel"
          inputMode="tel"
          maxLength={30}
          value={form.phone}
          onChange={(phone) => set({ phone })}
        />
      </Card>
      <PositionFields form={form} onChange={set} isWrong={problems.includes('position_unreadable')} />
    </EditForm>
  );
}

type TextsCardProps = {
  readonly form: ProfileForm;
  readonly onChange: (change: Partial<ProfileForm>) => void;
  readonly isNameWrong: boolean;
};

function TextsCard({ form, onChange, isNameWrong }: TextsCardProps) {
  return (
    <Card title={t`店名、介绍与地址`}>
      <TextsPanel label={t`语言`} main={form.name}>
        {(language) => {
          const spoken = languageLabels[language]();
          return (
            <>
              <LanguageField
                label={t`店名（${spoken}）`}
                language={language}
                texts={form.name}
                onChange={(name) => onChange({ name })}
                longest={80}
                error={isNameWrong && language === 'zh-CN' ? t`请填写中文店名` : undefined}
              />
              <LanguageField
                label={t`介绍（${spoken}）`}
                language={language}
                texts={form.description}
                onChange={(description) => onChange({ description })}
                longest={600}
                lines={3}
              />
              <LanguageField
                label={t`地址（${spoken}）`}
                language={language}
                texts={form.address}
                onChange={(address) => onChange({ address })}
                longest={200}
              />
            </>
          );
        }}
      </TextsPanel>
    </Card>
  );
}
