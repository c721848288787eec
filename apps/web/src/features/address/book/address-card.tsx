import { Badge, Button, IconButton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MemberAddress } from '../../../data/address.ts';
import { useNavigation } from '../../../platform/navigation.ts';
import { placeTagIcons, placeTagLabels } from '../place-tags.ts';

type AddressCardProps = {
  readonly address: MemberAddress;
  readonly isBusy: boolean;
  readonly onMakeDefault: () => void;
  readonly onDelete: () => void;
};

export function AddressCard({ address, isBusy, onMakeDefault, onDelete }: AddressCardProps) {
  const { t, i18n } = useLingui();
  const navigation = useNavigation();
  const edit = () => navigation.open('pages/address/edit/edit', { addressId: String(address.id) });
  const name = address.address;
  return (
    <article className="grid grid-cols-1 gap-2 rounded-card bg-surface p-4 shadow-card">
      {(address.isDefault || address.tag) && (
        <p className="flex flex-wrap gap-2">
          {address.isDefault && (
            <Badge tone="good" icon="check">
              <Trans>Default</Trans>
            </Badge>
          )}
          {address.tag && <Badge icon={placeTagIcons[address.tag]}>{i18n._(placeTagLabels[address.tag])}</Badge>}
        </p>
      )}
      <h2 className="font-semibold">
        <bdi>
          {name}, {address.doorNumber}
        </bdi>
      </h2>
      {address.addressZh !== name && (
        <p lang="zh-CN" className="text-note text-soft">
          <bdi>{address.addressZh}</bdi>
        </p>
      )}
      <p className="text-note text-soft">
        <bdi>{address.city}</bdi> · <bdi>{address.contact}</bdi> ·{' '}
        <bdi dir="ltr" className="figures">
          {address.phone}
        </bdi>
      </p>
      <div className="-mb-2 flex items-center justify-end gap-1 border-t border-line pt-2">
        {!address.isDefault && (
          <Button variant="quiet" isBusy={isBusy} onClick={onMakeDefault} className="me-auto -ms-4">
            <Trans>Make it the default</Trans>
          </Button>
        )}
        <IconButton icon="edit" label={t`Edit: ${name}`} onClick={edit} />
        <IconButton icon="trash" label={t`Delete: ${name}`} onClick={onDelete} />
      </div>
    </article>
  );
}
