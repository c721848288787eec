import { Checkbox } from '@chifan/ui';
import { t } from '@lingui/core/macro';

type OffMenuChoiceProps = { readonly isChecked: boolean; readonly onChange: (isChecked: boolean) => void };

/** Takes the dish off the menu until tomorrow (rule catalogue-34). The menu screen offers other durations. */
export const TakeOffMenuCheckbox = ({ isChecked, onChange }: OffMenuChoiceProps) => (
  <Checkbox label={t`菜单里也设为售罄`} hint={t`今天不再卖，明天自动恢复`} isChecked={isChecked} onChange={onChange} />
);
