import { Button, Drawer, Switch } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ListFilter, listWishes } from './list-filter.ts';
import { wishWords } from './list-words.ts';

type WishSheetProps = {
  readonly isOpen: boolean;
  readonly filter: ListFilter;
  readonly onChange: (changes: Partial<ListFilter>) => void;
  readonly onClose: () => void;
};

/** What the guest asks of a restaurant. Each switch works at once: the list behind follows. */
export function WishSheet({ isOpen, filter, onChange, onClose }: WishSheetProps) {
  const { t, i18n } = useLingui();
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={t`Only restaurants with`}
      actions={
        <Button isWide onClick={onClose}>
          <Trans>Show the restaurants</Trans>
        </Button>
      }
    >
      <div className="grid divide-y divide-line">
        {listWishes.map((wish) => (
          <Switch
            key={wish}
            label={i18n._(wishWords[wish].label)}
            hint={i18n._(wishWords[wish].hint)}
            isOn={filter[wish]}
            onChange={(isOn) => onChange({ [wish]: isOn })}
          />
        ))}
      </div>
    </Drawer>
  );
}
