import type { ReactNode } from 'react';
import { useLanguage } from '../../platform/language.ts';

/** Who reads Chinese has read it already: what stands beneath it for everybody else would say it twice. */
export const useReadsChinese = (): boolean => useLanguage() === 'zh-CN';

/** What the Chinese above it says, for who cannot read that. */
export const InGuestLanguage = ({ children }: { readonly children: ReactNode }) =>
  useReadsChinese() ? null : children;
