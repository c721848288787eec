import { Button, Dialog } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Geocoded } from './use-geocode.ts';

type FoundAddressDialogProps = {
  /** Null: closed. */
  readonly found: Geocoded | null;
  readonly onAccept: (found: Geocoded) => void;
  readonly onMap: (found: Geocoded) => void;
  readonly onClose: () => void;
};

/** A place that was found by typed words is shown before food is sent there. */
export function FoundAddressDialog({ found, onAccept, onMap, onClose }: FoundAddressDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen={found !== null}
      onClose={onClose}
      title={t`Is this the place?`}
      actions={
        <>
          <Button variant="secondary" isWide onClick={() => found && onMap(found)}>
            <Trans>See the map</Trans>
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
