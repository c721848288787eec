import { type FormatApproximate, FormatApproximateContext } from '@chifan/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { lazyComponent } from '../../platform/loading/lazy-component.tsx';
import { whenScreenSettled } from '../../platform/loading/when-screen-settled.ts';

const FollowCurrency = lazyComponent(async () => {
  await whenScreenSettled();
  return import('./currency-rates-loader.tsx');
});

/** How long the home screen shows prices in yuan only, so that its first view does not wait for exchange rates. */
const quietMs = 2_500;

/** Makes every price below also show the guest’s own currency (rule wallet-11). */
export function ApproximateProvider({ children }: { readonly children: ReactNode }) {
  const isChinese = useLanguage() === 'zh-CN';
  // For guests who read Chinese, `null` reserves no space for a converted amount, because they probably know prices in
  // yuan.
  const [approximate, setApproximate] = useState<FormatApproximate | null | undefined>(isChinese ? null : undefined);
  const [isFollowed, setFollowed] = useState(() => document.documentElement.dataset.entry !== 'home');
  useEffect(() => {
    const timer = setTimeout(() => setFollowed(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <FormatApproximateContext value={approximate}>
      {children}
      {isFollowed && <FollowCurrency onChange={setApproximate} />}
    </FormatApproximateContext>
  );
}
