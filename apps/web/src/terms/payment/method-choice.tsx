import { type PaymentMethod, sortPaymentMethods, worksInEnvironment } from '@chifan/domain/payment';
import { classNames, FieldError, Icon } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode, useId } from 'react';
import { useSite } from '../../platform/site/site-variant.ts';
import { methodHint, methodIcons, methodLabels } from './method-words.ts';
import { payEnvironment } from './pay-environment.ts';

type MethodChoiceProps = {
  readonly methods: readonly PaymentMethod[];
  readonly method: PaymentMethod | null;
  readonly onChange: (method: PaymentMethod) => void;
  /** Methods that the guest cannot use now, each with the reason to show. */
  readonly refused?: Readonly<Partial<Record<PaymentMethod, ReactNode>>>;
  /** Replaces the usual hint below a method. */
  readonly hints?: Readonly<Partial<Record<PaymentMethod, ReactNode>>>;
  /** Shown below the row of the chosen method, such as the card form. */
  readonly details?: ReactNode;
  readonly error?: string | undefined;
};

/**
 * Lists payment methods in the sequence of rule payment-3. A method that does not work in this app or browser has a
 * note.
 */
export function MethodChoice(props: MethodChoiceProps) {
  const { methods, method, onChange, refused = {}, hints = {}, details, error } = props;
  const { t, i18n } = useLingui();
  const name = useId();
  const site = useSite((chosen) => chosen.site);
  const environment = payEnvironment();
  const ordered = sortPaymentMethods(methods, { site, environment });
  const hintOf = (each: PaymentMethod) => {
    const words = methodHint(each, environment);
    return refused[each] ?? hints[each] ?? (words && i18n._(words));
  };
  return (
    <fieldset className="grid grid-cols-1">
      <legend className="mb-1 text-body font-semibold">{t`Payment method`}</legend>
      {ordered.map((each) => (
        <Fragment key={each}>
          <MethodRow
            method={each}
            label={i18n._(methodLabels[each])}
            hint={hintOf(each)}
            isDisabled={!worksInEnvironment(each, environment) || refused[each] !== undefined}
          >
            <input
              type="radio"
              name={name}
              checked={each === method}
              disabled={!worksInEnvironment(each, environment) || refused[each] !== undefined}
              onChange={() => onChange(each)}
              className="size-5 shrink-0"
            />
          </MethodRow>
          {each === method && details}
        </Fragment>
      ))}
      {error && <FieldError message={error} />}
    </fieldset>
  );
}

type MethodRowProps = {
  readonly method: PaymentMethod;
  readonly label: string;
  readonly hint: ReactNode;
  readonly isDisabled: boolean;
  readonly children: ReactNode;
};

function MethodRow({ method, label, hint, isDisabled, children }: MethodRowProps) {
  return (
    <label
      className={classNames(
        'flex min-h-14 items-center gap-3 border-b border-line py-2 last-of-type:border-b-0',
        isDisabled ? 'text-soft' : 'cursor-pointer',
      )}
    >
      <Icon name={methodIcons[method]} className="text-soft" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{label}</span>
        {hint && <span className="block text-small text-soft">{hint}</span>}
      </span>
      {children}
    </label>
  );
}
