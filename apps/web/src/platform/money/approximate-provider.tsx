import { type Approximate, ApproximateContext } from '@chifan/ui';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useLanguage } from '../language.ts';
import { settled } from '../loading/settled.ts';

const FollowCurrency = lazy(async () => {
  await settled();
  return import('./follow-currency.tsx');
});

/** The first home shows its prices in yuan before it is settled: nobody waits for rates there. */
const quietMs = 2_500;

/** Brings the guest's own currency to every price below (rule wallet-11). */
export function ApproximateProvider({ children }: { readonly children: ReactNode }) {
  const isChinese = useLanguage() === 'zh-CN';
  // Who reads Chinese counts in yuan, most likely: no place is kept.
  const [approximate, setApproximate] = useState<Approximate | null | undefined>(isChinese ? null : undefined);
  const [isFollowed, setFollowed] = useState(() => document.documentElement.dataset.entry !== 'home');
  useEffect(() => {
    const timer = setTimeout(() => setFollowed(true), quietMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <ApproximateContext value={approximate}>
      {children}
      {isFollowed && (
        <Suspense>
          <FollowCurrency onChange={setApproximate} />
        </Suspense>
      )}
    </ApproximateContext>
  );
}
