import { i18n, type Messages } from '@lingui/core';

/** The kitchens, couriers and operators of Chifan read Chinese; the console speaks nothing else. */
export const consoleLanguage = 'zh-CN';

const catalogues = import.meta.glob<Messages>(
  '../../../../packages/phrases/zh-CN/{console,shell,shell-orders,shell-screens,catalogue-menu}.po',
  {
    eager: true,
    import: 'messages',
  },
);

export function openLanguage(): typeof i18n {
  i18n.loadAndActivate({ locale: consoleLanguage, messages: Object.assign({}, ...Object.values(catalogues)) });
  return i18n;
}
