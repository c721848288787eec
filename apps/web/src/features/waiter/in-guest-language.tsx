import type { ReactNode } from 'react';
import { useLanguage } from '../../platform/language.ts';

/** For readers of Chinese a translation would repeat the text above it. */
export const useReadsChinese = (): boolean => useLanguage() === 'zh-CN';

export const InGuestLanguage = ({ children }: { readonly children: ReactNode }) =>
  useReadsChinese() ? null : children;
