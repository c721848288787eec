import type { ReactNode } from 'react';

export function BrandHead({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-2 px-6 pt-10 pb-8 text-center">
      <p
        aria-hidden
        lang="zh-CN"
        className="mb-2 flex size-[2.5em] items-center justify-center rounded-sheet bg-brand text-display whitespace-nowrap font-bold text-on-brand"
      >
        吃饭
      </p>
      <h2 className="text-title font-semibold text-balance">{title}</h2>
      <p className="max-w-80 text-note text-soft text-balance">{children}</p>
    </div>
  );
}
