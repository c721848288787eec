import type { ReactNode } from 'react';
import { useLanguage } from '../../platform/language.ts';

/** Whether the guest reads Chinese. For such a guest, a translation below the Chinese text would repeat it. */
export const useReadsChinese = (): boolean => useLanguage() === 'zh-CN';

export const InGuestLanguage = ({ children }: { readonly children: ReactNode }) =>
  useReadsChinese() ? null : children;
