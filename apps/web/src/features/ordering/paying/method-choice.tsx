import type { GatewayMethod } from '@chifan/domain/payment';
import { Card, RadioGroup } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

const methodLabels: Readonly<Record<GatewayMethod, MessageDescriptor>> = {
  wechat: msg`WeChat Pay`,
  alipay: msg`Alipay`,
  stripe: msg`Bank card`,
};

const methodHints: Readonly<Record<GatewayMethod, MessageDescriptor>> = {
  wechat: msg`Works only inside the WeChat app`,
  alipay: msg`Works only in a browser with Alipay`,
  stripe: msg`Visa, Mastercard and others, from any country`,
};

type MethodChoiceProps = {
  readonly methods: readonly GatewayMethod[];
  readonly method: GatewayMethod | null;
  readonly onChange: (method: GatewayMethod) => void;
  readonly error?: string | undefined;
};

export function MethodChoice({ methods, method, onChange, error }: MethodChoiceProps) {
  const { t, i18n } = useLingui();
  return (
    <Card>
      <RadioGroup
        label={t`Payment method`}
        value={method}
        onChange={onChange}
        choices={methods.map((value) => ({
          value,
          label: i18n._(methodLabels[value]),
          hint: i18n._(methodHints[value]),
        }))}
        error={error}
      />
    </Card>
  );
}
