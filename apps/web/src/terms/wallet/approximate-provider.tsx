import { type FormatApproximate, FormatApproximateContext } from '@chifan/ui';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLanguage } from '../../platform/language.ts';
import { whenScreenSettled } from '../../platform/loading/when-screen-settled.ts';

const FollowCurrency = lazy(async () => {
  await whenScreenSettled();
  return import('./currency-rates-loader.tsx');
});

/** The first home screen shows prices in yuan until it has settled, so that it does not wait for rates. */
const quietMs = 2_500;

/** Adds the guest's own currency to every price below (rule wallet-11). */
export function ApproximateProvider({ children }: { readonly children: ReactNode }) {
  const isChinese = useLanguage() === 'zh-CN';
  // Guests who read Chinese probably think in yuan, so no space is reserved.
  const [approximate, setApproximate] = useState<FormatApproximate | null | undefined>(isChinese ? null : undefined);
  const [isFollowed, setFollowed] = useState(() => document.documentElement.dataset.entry !== 'home');
  useEffect(() => {
    const timer = setTimeout(() => setFollowed(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <FormatApproximateContext value={approximate}>
      {children}
      {isFollowed && (
        <Suspense>
          <FollowCurrency onChange={setApproximate} />
        </Suspense>
      )}
    </FormatApproximateContext>
  );
}
