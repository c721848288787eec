import { I18nProvider } from '@lingui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { registerServiceWorker } from './app/offline/register-service-worker.ts';
import { createConsoleRouter } from './app/router.tsx';
import { deviceLanguage, loadLanguage } from './platform/language/language.ts';
import { queryClient } from './platform/query.ts';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the console');

// Register before the first `await`. The function adds a listener for the page's load event, which may happen during
// the `await`.
registerServiceWorker();
const i18n = await loadLanguage(deviceLanguage());
createRoot(root).render(
  <StrictMode>
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={createConsoleRouter()} />
      </QueryClientProvider>
    </I18nProvider>
  </StrictMode>,
);
