import { Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';

/** Link that calls a phone number. `of` names its owner for screen readers. A masked number is plain text. */
export function PhoneLink({ phone, of }: { readonly phone: string; readonly of: string }) {
  if (phone.includes('*')) return <MaskedPhone phone={phone} of={of} />;
  return (
    <a
      href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
      aria-label={t`拨打${of}电话 ${phone}`}
      className="figures inline-flex min-h-11 items-center gap-1.5 font-semibold text-link underline underline-offset-4"
    >
      <Icon name="phone" size={20} />
      <bdi dir="ltr">{phone}</bdi>
    </a>
  );
}

function MaskedPhone({ phone, of }: { readonly phone: string; readonly of: string }) {
  return (
    <span className="inline-flex min-h-11 items-center gap-1.5">
      <Icon name="phone" size={20} />
      <bdi dir="ltr" aria-label={t`${of}电话，为保护隐私已隐藏`} className="figures">
        {phone}
      </bdi>
    </span>
  );
}
