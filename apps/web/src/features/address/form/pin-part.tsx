import { Button, classNames, Icon } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '../../../platform/location.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { requestDeviceLocation } from '../../../platform/place/find-location.ts';
import { type AddressDraft, placeWithoutAddress } from './address-draft.ts';
import type { AddressDraftControls } from './use-address-draft.ts';

type PinPartProps = { readonly controls: AddressDraftControls; readonly problem: string | undefined };

export function PinPart({ controls: { draft, change, place, preserveDraft }, problem }: PinPartProps) {
  const navigation = useNavigation();
  const { positionStatus, position: here } = useLocation();
  const search = () => {
    preserveDraft();
    navigation.open('pages/address/search/search');
  };
  const openMap = () => {
    preserveDraft();
    navigation.open('pages/address/choose/address_picker', { ...(draft.position ?? draft.near ?? here) });
  };
  const scanCard = () => {
    preserveDraft();
    navigation.open('pages/address/card/card');
  };
  const askDevice = async () => {
    if (await requestDeviceLocation()) place(placeWithoutAddress(useLocation.getState().position));
    else change({ near: useLocation.getState().position });
  };
  return (
    <div className="grid grid-cols-1 gap-2">
      <PinState draft={draft} />
      <button
        type="button"
        onClick={search}
        className="flex min-h-12 w-full items-center gap-2 rounded-full border border-edge px-4 py-2 text-start leading-snug text-soft active:bg-sunken"
      >
        <Icon name="search" size={20} className="shrink-0" />
        <Trans>Street, hotel, building or landmark</Trans>
      </button>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" icon="pin" onClick={openMap} className="grow px-3 whitespace-nowrap">
          {draft.position === null ? <Trans>On the map</Trans> : <Trans>Move the pin</Trans>}
        </Button>
        <Button variant="secondary" icon="card" onClick={scanCard} className="grow px-3">
          <Trans>Scan your hotel card</Trans>
        </Button>
      </div>
      <Button variant="quiet" icon="aim" isBusy={positionStatus === 'loading'} onClick={() => void askDevice()}>
        <Trans>Use my current location</Trans>
      </Button>
      {problem && (
        <p role="alert" className="flex items-center gap-1 text-small text-bad">
          <Icon name="warning" size={16} />
          {problem}
        </p>
      )}
    </div>
  );
}

function PinState({ draft: { position, near, filled, addressZh } }: { readonly draft: AddressDraft }) {
  const { t } = useLingui();
  const isKnown = position !== null;
  const known = filled.address || t`The place is set on the map`;
  const unknown = near ? t`Set the exact place on the map` : t`No place chosen yet`;
  return (
    <p role="status" className={classNames('flex items-start gap-2 text-note', isKnown ? 'text-good' : 'text-soft')}>
      <Icon name={isKnown ? 'check' : 'pin'} size={20} className="shrink-0" />
      <span className="min-w-0">
        <bdi className="block">{isKnown ? known : unknown}</bdi>
        {isKnown && addressZh !== known && (
          <bdi lang="zh-CN" className="block text-soft">
            {addressZh}
          </bdi>
        )}
      </span>
    </p>
  );
}
