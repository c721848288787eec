import { Checkbox } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';

type PhotosOnMenuProps = {
  readonly isAllowed: boolean;
  readonly onChange: (isAllowed: boolean) => void;
  readonly isDisabled?: boolean;
};

/** The guest's consent to photos on the menu (rule review-11). Never ticked in advance. */
export function PhotosOnMenu({ isAllowed, onChange, isDisabled = false }: PhotosOnMenuProps) {
  const { t } = useLingui();
  return (
    <Checkbox
      label={t`Let the restaurant show my photos on its menu`}
      hint={t`Shown as “Photo by a guest”, without your name. You can change your mind at any time.`}
      isChecked={isAllowed}
      onChange={onChange}
      isDisabled={isDisabled}
    />
  );
}
