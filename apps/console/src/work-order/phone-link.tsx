import { Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';

/** Rings somebody; `of` says whom, for who does not see what stands around it. */
export function PhoneLink({ phone, of }: { readonly phone: string; readonly of: string }) {
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
