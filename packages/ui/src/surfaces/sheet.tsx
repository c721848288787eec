import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { useModal } from './use-modal.ts';

export type SheetProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
};

/** Centred dialog, for a question that must be answered. */
export function Dialog(props: SheetProps) {
  return <Sheet {...props} place="m-auto w-[min(92vw,26rem)] rounded-sheet" />;
}

/** Panel at the bottom of the screen, in reach of the thumb, for choices and details. */
export function Drawer(props: SheetProps) {
  return (
    <Sheet
      {...props}
      place="mx-auto mt-auto mb-0 w-full max-w-[480px] rounded-t-sheet wide:mb-auto wide:rounded-sheet"
    />
  );
}

/** Full-height panel at the end edge of the screen, for details of a list entry. */
export function SidePanel(props: SheetProps) {
  return <Sheet {...props} height="h-dvh" place="ms-auto me-0 my-0 w-full max-w-[30rem]" />;
}

type SheetPlace = { readonly place: string; readonly height?: string };

const Sheet = ({ isOpen, ...props }: SheetProps & SheetPlace) => (isOpen ? <OpenSheet {...props} /> : null);

type OpenSheetProps = Omit<SheetProps, 'isOpen'> & SheetPlace;

function OpenSheet({ onClose, title, children, actions, place, height = 'max-h-[88dvh]' }: OpenSheetProps) {
  const { t } = useLingui();
  const id = useId();
  const dialog = useModal();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        // React passes the cancel event of a nested dialog to its parents. Ignore such an event, otherwise Escape would
        // close all nested dialogs.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className={classNames('animate-rise overflow-hidden bg-surface text-ink', height, place)}
    >
      <div className={classNames('flex flex-col', height)}>
        <div className="flex items-center gap-2 ps-4 pe-1 pt-1">
          <h2 id={id} className="flex-1 text-body font-semibold">
            {title}
          </h2>
          <IconButton icon="close" label={t`Close`} onClick={onClose} />
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-1 pb-4">{children}</div>
        {actions && (
          <div className="flex gap-3 border-t border-line p-4 pb-[max(1rem,env(safe-area-inset-bottom))]">
            {actions}
          </div>
        )}
      </div>
    </dialog>
  );
}
