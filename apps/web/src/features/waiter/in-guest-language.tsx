import type { ReactNode } from 'react';
import { useLanguage } from '../../platform/language.ts';

/** Whether the guest reads Chinese. A translation below the Chinese text would then repeat it. */
export const useReadsChinese = (): boolean => useLanguage() === 'zh-CN';

export const InGuestLanguage = ({ children }: { readonly children: ReactNode }) =>
  useReadsChinese() ? null : children;
