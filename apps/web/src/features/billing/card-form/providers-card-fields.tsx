import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useEffect, useRef } from 'react';
import { FieldFrame } from '../../../ui/form/fields/fields';
import type { FieldBinding } from '../../../ui/form/state/use-form';
import { billingTexts as t } from '../billing.texts';
import type { CardFieldName, ProvidersFields } from './card-provider';
import { InputBox } from './input-box';
import { NumberIsSafe } from './number-is-safe';

interface Bindings {
  number: FieldBinding<string>;
  expiry: FieldBinding<string>;
  code: FieldBinding<string>;
}

/** Number, expiry and code in frames of the provider's, in the looks and with the errors of our own fields. */
export default function ProvidersCardFields({ fields, number, expiry, code }: { fields: ProvidersFields } & Bindings) {
  return (
    <Box display="grid" gap="4">
      <ProvidersField fields={fields} name="number" label={t.number} bind={number} />
      <Flex gap="4" align="flex-start">
        <ProvidersField fields={fields} name="expiry" label={t.expiry} bind={expiry} />
        <ProvidersField fields={fields} name="code" label={t.code} bind={code} />
      </Flex>
      <NumberIsSafe />
    </Box>
  );
}

function ProvidersField({
  fields,
  name,
  label,
  bind,
}: {
  fields: ProvidersFields;
  name: CardFieldName;
  label: string;
  bind: FieldBinding<string>;
}) {
  const box = useRef<HTMLDivElement>(null);
  const field = useRef<ReturnType<ProvidersFields['mount']> | null>(null);
  // An error that stands goes away as one types; what is typed we do not know.
  const change = useRef<() => void>(() => undefined);
  change.current = () => bind.error !== undefined && bind.onChange('');
  useEffect(() => {
    const mounted = fields.mount(name, box.current!, () => change.current());
    field.current = mounted;
    return mounted.stop;
  }, [fields, name]);
  return (
    <FieldFrame label={label} error={bind.error}>
      {/* The focus that the form gives to what is wrong goes on into the frame. */}
      <InputBox
        ref={box}
        role="group"
        aria-label={label}
        tabIndex={-1}
        {...(bind.error !== undefined && { 'aria-invalid': true })}
        onFocus={() => field.current?.focus()}
        onClick={() => field.current?.focus()}
        w="full"
        py="0"
        css={{ '& > *': { width: '100%' } }}
        display="flex"
        alignItems="center"
      />
    </FieldFrame>
  );
}
