import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { Badge } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { PersonText } from '../texts/person-text.tsx';
import { languageLabel } from '../texts/texts.ts';
import { PhoneLink } from './phone-link.tsx';

const addressed: Readonly<Record<StaffOrder['contactGender'], () => string>> = {
  man: () => t`先生`,
  woman: () => t`女士`,
  secret: () => '',
};

export function OrderGuest({ order }: { readonly order: StaffOrder }) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-note text-soft">
      <GuestName order={order} />
      <NeedsHelp order={order} />
      <CallBackBadge order={order} />
      {order.contactPhone !== null && <PhoneLink phone={order.contactPhone} of={t`客人`} />}
      {order.secondContact !== null && (
        <span className="min-w-0">
          {t`备用联系方式：`}
          <SecondContact text={order.secondContact} />
        </span>
      )}
    </div>
  );
}

export function OrderGuestLine({ order }: { readonly order: StaffOrder }) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-note text-soft">
      <GuestName order={order} maxLines={1} />
      <NeedsHelp order={order} />
      <CallBackBadge order={order} />
    </div>
  );
}

function GuestName({ order, maxLines }: { readonly order: StaffOrder; readonly maxLines?: 1 }) {
  const language = languageLabel(order.guestLanguage);
  return (
    <span className={`min-w-0 ${maxLines ? 'flex' : ''}`}>
      <PersonText text={order.contactName} lang={order.guestLanguage} maxLines={maxLines} className="text-ink" />
      <span className="shrink-0">
        {addressed[order.contactGender]()}
        <span className="ms-1">{t`（说${language}）`}</span>
      </span>
    </span>
  );
}

export const NeedsHelp = ({ order }: { readonly order: StaffOrder }) =>
  order.helper === 'needs_help' && <Badge tone="warn" icon="chat">{t`需要协助沟通`}</Badge>;

/** Names the contact to call if the guest's number cannot be called from a Chinese phone (rule ordering-53). */
function CallBackBadge({ order: { callBack } }: { readonly order: StaffOrder }) {
  if (callBack === null) return null;
  return (
    <Badge tone="warn" icon="phone">
      {callBack === 'hotel_desk' ? t`请联系酒店前台转告客人` : t`请联系平台转告客人（勿拨境外号码）`}
    </Badge>
  );
}

/** A phone or WhatsApp number is a link that calls it. A WeChat ID is plain text. */
function SecondContact({ text }: { readonly text: string }) {
  const [, app, number] = /^(WhatsApp )?(\+\d{6,15})$/.exec(text) ?? [];
  if (number === undefined) return <PersonText text={text} />;
  return (
    <>
      {app === undefined ? t`电话 ` : t`WhatsApp `}
      <PhoneLink phone={number} of={t`客人备用`} />
    </>
  );
}
