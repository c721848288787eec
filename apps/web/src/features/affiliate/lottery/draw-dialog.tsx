import { Button, classNames, Dialog, Icon, Spinner, Switch } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Draw } from '../../../data/affiliate.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';
import { type DrawOutcome, useDraw } from './use-draw.ts';
import { WonAmounts } from './won-amounts.tsx';

type DrawDialogProps = {
  readonly draw: Draw;
  /**
   * Number of the member’s double-draw tickets. null while the number loads. The member can draw only when it is
   * loaded, so that a ticket can be used.
   */
  readonly tickets: number | null;
  readonly onClose: () => void;
};

/** Makes a prize draw. The prize is credited as money (rule affiliate-6). */
export function DrawDialog({ draw, tickets, onClose }: DrawDialogProps) {
  const { t } = useLingui();
  const drawing = useDraw(draw);
  const { outcome } = drawing;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`Your draw`}
      actions={
        outcome && (
          <Button isWide onClick={onClose}>
            <Trans>Done</Trans>
          </Button>
        )
      }
    >
      <p className="text-center text-note text-soft">
        <bdi lang={draw.shopName.language}>{draw.shopName.text}</bdi>
      </p>
      <div role="status">{outcome && <Won outcome={outcome} />}</div>
      {!outcome && <ToDraw drawing={drawing} tickets={tickets} />}
    </Dialog>
  );
}

type ToDrawProps = { readonly drawing: ReturnType<typeof useDraw> } & Pick<DrawDialogProps, 'tickets'>;

function ToDraw({ drawing, tickets }: ToDrawProps) {
  const { t } = useLingui();
  const { draw, isDrawing, error, withTicket, setWithTicket, isFixed } = drawing;
  const isHeld = isDrawing || tickets === null;
  return (
    <div className="grid gap-3">
      <button
        type="button"
        disabled={isHeld}
        aria-busy={isHeld || undefined}
        onClick={draw}
        className={classNames(
          'mx-auto mt-3 flex size-36 flex-col items-center justify-center gap-2 rounded-sheet bg-brand p-4 font-semibold text-on-brand active:bg-brand-press',
          isHeld && 'animate-glimmer',
        )}
      >
        {isHeld ? <Spinner /> : <Icon name="ticket" size={48} />}
        {isDrawing ? <Trans>Drawing…</Trans> : error ? <Trans>Try again</Trans> : <Trans>Tap to draw</Trans>}
      </button>
      <p role="alert" dir="auto" className="text-center text-note text-bad">
        {!isDrawing && error?.message}
      </p>
      {tickets !== null && (tickets > 0 || withTicket) && (
        <Switch
          label={t`Use a double-draw ticket`}
          hint={<TicketHint tickets={tickets} />}
          isOn={withTicket}
          isBusy={isDrawing || isFixed}
          onChange={setWithTicket}
        />
      )}
    </div>
  );
}

const TicketHint = ({ tickets }: { readonly tickets: number }) => (
  <Trans>Two draws instead of one. You have {tickets}.</Trans>
);

function Won({ outcome: { outcomes, award } }: { readonly outcome: DrawOutcome }) {
  return (
    <div className="grid animate-rise justify-items-center gap-3 py-4 text-center">
      {award === null && (
        <p className="text-note text-soft">
          <Trans>You’ve already drawn for this order. Your result:</Trans>
        </p>
      )}
      <WonAmounts outcomes={outcomes} />
      {award !== null && <Credited award={award} />}
    </div>
  );
}

function Credited({ award: { amount, drawnAt, dueAt } }: { readonly award: NonNullable<DrawOutcome['award']> }) {
  const language = useLanguage();
  if (amount === 0) {
    return (
      <p className="text-note text-soft">
        <Trans>Complete an order to get your next draw.</Trans>
      </p>
    );
  }
  // Whether the prize was credited immediately, because its due time had passed when the draw was made.
  const isDue = dueAt === null || (drawnAt !== null && Date.parse(dueAt) <= Date.parse(drawnAt));
  const due = dueAt === null ? null : <bdi>{formatTime(dueAt, 'dayAndTime', language)}</bdi>;
  return (
    <p className="text-note text-soft">
      {isDue ? <Trans>Added to your rewards.</Trans> : <Trans>Will be credited on {due}</Trans>}
    </p>
  );
}
