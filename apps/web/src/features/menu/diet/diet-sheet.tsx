import { Button, Drawer } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { DietForm } from './diet-form.tsx';

/** The profile over the menu: what it changes can be seen behind it. */
export function DietSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Drawer
      title={t`What I don’t eat`}
      isOpen
      onClose={onClose}
      actions={
        <Button isWide onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <DietForm />
    </Drawer>
  );
}
