import { Button, Drawer, Switch } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ListFilter, listOptions } from './list-filter.ts';
import { optionWords } from './list-words.ts';

type FilterSheetProps = {
  readonly isOpen: boolean;
  readonly filter: ListFilter;
  readonly onChange: (changes: Partial<ListFilter>) => void;
  readonly onClose: () => void;
};

export function FilterSheet({ isOpen, filter, onChange, onClose }: FilterSheetProps) {
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
        {listOptions.map((option) => (
          <Switch
            key={option}
            label={i18n._(optionWords[option].label)}
            hint={i18n._(optionWords[option].hint)}
            isOn={filter[option]}
            onChange={(isOn) => onChange({ [option]: isOn })}
          />
        ))}
      </div>
    </Drawer>
  );
}
