import { OfflineNotice, ToastHost } from '@chifan/ui';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { i18n } from '../platform/language.ts';
import { NavigatorContext } from '../platform/navigation/navigation.ts';
import type { Navigator } from '../platform/navigation/navigator.ts';
import { queryClient } from '../platform/query.ts';
import { ApproximateProvider } from '../terms/wallet/approximate-provider.tsx';
import { LazySessionHandover } from './lazy-session-handover.tsx';
import { ScreenFrame } from './screen-frame.tsx';

export function App({ navigator }: { readonly navigator: Navigator }) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <ApproximateProvider>
          <NavigatorContext value={navigator}>
            <ScreenFrame navigator={navigator} />
            <LazySessionHandover />
            <OfflineNotice />
            <ToastHost />
          </NavigatorContext>
        </ApproximateProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}
