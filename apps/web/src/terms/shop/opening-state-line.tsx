import { classNames, Icon } from '@chifan/ui';
import { useLanguage } from '../../platform/language.ts';
import { type OpenState, openingStateText, takesOrders } from './opening-state-text.ts';

type OpenLineProps = { readonly openState: OpenState; readonly className?: string };

/** Shows whether a shop is open, by words and icon and not only by colour. */
export function OpeningStateLine({ openState, className }: OpenLineProps) {
  const language = useLanguage();
  return (
    <p className={classNames('flex items-start gap-1 text-small font-medium', toneOf(openState), className)}>
      <Icon name="clock" size={16} className="mt-px" />
      {openingStateText(openState, language)}
    </p>
  );
}

/** Shows whether a shop is open, as part of a line of text. */
export function OpeningStateText({ openState }: OpenLineProps) {
  const language = useLanguage();
  return (
    <span className={classNames('font-medium', toneOf(openState))}>
      <Icon name="clock" size={16} className="me-1 inline-block align-text-bottom" />
      {openingStateText(openState, language)}
    </span>
  );
}

function toneOf(openState: OpenState): string {
  if (takesOrders(openState)) return 'text-good';
  return openState.state === 'closed' ? 'text-bad' : 'text-warn';
}
