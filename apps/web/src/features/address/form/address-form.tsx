import { Button, Card, Checkbox, Dialog } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { useStripHeight } from '../../../platform/use-strip-height.ts';
import type { AddressDraft } from './address-draft.ts';
import { type AddressProblems, addressProblems } from './address-problems.ts';
import { ContactPart } from './contact-part.tsx';
import { PlacePart } from './place-part.tsx';
import { type AddressDraftControls, useAddressDraft } from './use-address-draft.ts';
import { type Geocoded, useGeocode } from './use-geocode.ts';

export type AddressFormProps = {
  /** The id of the edited address, or "new" for a new address. */
  readonly of: string;
  readonly start: AddressDraft;
  readonly isSaving: boolean;
  readonly refused: AddressProblems;
  /** Called with a draft that has a position. */
  readonly onSave: (draft: AddressDraft) => void;
  readonly children?: ReactNode;
};

export function AddressForm({ of, start, isSaving, refused, onSave, children }: AddressFormProps) {
  const { t } = useLingui();
  const controls = useAddressDraft(of, start);
  const { draft, change } = controls;
  const saving = useSaving(controls, onSave);
  const problems = saving.attempts > 0 ? { ...refused, ...saving.problems } : {};
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (saving.attempts > 0) form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'center' });
  }, [saving.attempts, saving.found, refused]);
  return (
    <form ref={form} noValidate onSubmit={saving.save} className="grid grid-cols-1 gap-4 p-4">
      <p className="text-note text-soft">
        <Trans>Fill in everything that isn’t marked as optional.</Trans>
      </p>
      <PlacePart controls={controls} problems={problems} />
      <ContactPart draft={draft} problems={problems} onChange={change} />
      <Card>
        <Checkbox
          label={t`Use as my default address`}
          isChecked={draft.isDefault}
          isDisabled={start.isDefault}
          onChange={(isDefault) => change({ isDefault })}
        />
      </Card>
      {children}
      <SaveBar isBusy={isSaving || saving.isFinding} />
      <FoundAddressDialog
        found={saving.found}
        onAccept={saving.accept}
        onMap={saving.seeOnMap}
        onClose={saving.dismiss}
      />
    </form>
  );
}

/** The button to save, always in view. */
function SaveBar({ isBusy }: { readonly isBusy: boolean }) {
  const box = useStripHeight();
  return (
    <div
      ref={box}
      className="fixed inset-x-0 bottom-0 z-20 mx-auto max-w-[var(--page)] border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]"
    >
      <Button type="submit" isWide isBusy={isBusy}>
        <Trans>Save address</Trans>
      </Button>
    </div>
  );
}

/**
 * Saves the address. Without a pin, the server first looks up the position of the address, and the guest confirms it.
 */
function useSaving({ draft, change, preserveDraft }: AddressDraftControls, onSave: (draft: AddressDraft) => void) {
  const navigation = useNavigation();
  const geocode = useGeocode(draft);
  const [attempts, setAttempts] = useState(0);
  const own = addressProblems(draft);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (Object.keys(own).length > 0) return;
    if (draft.position === null) geocode.find();
    else onSave(draft);
  };
  const accept = (found: Geocoded) => {
    const { latitude, longitude, lineZh } = found;
    const placed = { position: { latitude, longitude }, addressZh: draft.addressZh.trim() || lineZh };
    change(placed);
    onSave({ ...draft, ...placed });
  };
  const seeOnMap = ({ latitude, longitude }: Geocoded) => {
    preserveDraft();
    navigation.open('pages/address/choose/address_picker', { latitude, longitude });
  };
  return { ...geocode, attempts, problems: { ...geocode.problems, ...own }, save, accept, seeOnMap };
}

type FoundAddressDialogProps = {
  /** The place that the server found. null closes the dialog. */
  readonly found: Geocoded | null;
  readonly onAccept: (found: Geocoded) => void;
  readonly onMap: (found: Geocoded) => void;
  readonly onClose: () => void;
};

/** Lets the guest confirm the position that the server found, before food is sent there. */
function FoundAddressDialog({ found, onAccept, onMap, onClose }: FoundAddressDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={found !== null}
      onClose={onClose}
      title={t`Is this the place?`}
      actions={
        <>
          <Button variant="secondary" isWide onClick={() => found && onMap(found)}>
            <Trans>View map</Trans>
          </Button>
          <Button isWide onClick={() => found && onAccept(found)}>
            <Trans>Yes, save it</Trans>
          </Button>
        </>
      }
    >
      {found && (
        <>
          <p dir="auto" lang={found.line.language}>
            {found.line.text}
          </p>
          {found.lineZh !== found.line.text && (
            <p lang="zh-CN" className="text-note text-soft">
              <bdi>{found.lineZh}</bdi>
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}
