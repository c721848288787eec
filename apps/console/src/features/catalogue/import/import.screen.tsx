import { ErrorState, PageSkeleton } from '@chifan/ui';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSearchParam } from '../../../lists/linked.ts';
import { ForCurrentShop } from '../../../platform/for-current-shop.tsx';
import { type ImportApplication, usePreview } from './import.ts';
import { PaperMenuCard } from './paper-menu-card.tsx';
import { PastImports } from './past-imports.tsx';
import { PreviewCard } from './preview-card.tsx';
import { ResultCard } from './result-card.tsx';
import { SheetsCard } from './sheets-card.tsx';
import { UploadCard } from './upload-card.tsx';

export default function ImportScreen() {
  return <ForCurrentShop>{(shop) => <Import shopId={shop.id} />}</ForCurrentShop>;
}

/** An import preview has its own URL, so that staff can return to it. */
function Import({ shopId }: { readonly shopId: number }) {
  const importId = Number(useSearchParam('import'));
  const navigate = useNavigate();
  const [applied, setApplied] = useState<ImportApplication | null>(null);
  const open = (id: number | null) => {
    setApplied(null);
    void navigate({ to: '.', search: id === null ? {} : { import: id } });
  };
  const isOpen = Number.isSafeInteger(importId) && importId > 0;
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-4">
      {applied ? (
        <ResultCard shopId={shopId} applied={applied} onMore={() => open(null)} />
      ) : isOpen ? (
        <OpenPreview shopId={shopId} importId={importId} onApplied={setApplied} onLeave={() => open(null)} />
      ) : (
        <>
          <SheetsCard shopId={shopId} />
          <UploadCard shopId={shopId} onPreviewed={open} />
          <PaperMenuCard />
          <PastImports shopId={shopId} onOpen={open} />
        </>
      )}
    </div>
  );
}

type OpenPreviewProps = {
  readonly shopId: number;
  readonly importId: number;
  readonly onApplied: (applied: ImportApplication) => void;
  readonly onLeave: () => void;
};

function OpenPreview({ shopId, importId, onApplied, onLeave }: OpenPreviewProps) {
  const { data, error, refetch } = usePreview(shopId, importId);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return <PreviewCard key={importId} shopId={shopId} preview={data} onApplied={onApplied} onLeave={onLeave} />;
}
