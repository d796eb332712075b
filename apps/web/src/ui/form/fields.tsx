import { Field } from '@chakra-ui/react/field';
import { HStack } from '@chakra-ui/react/stack';
import { Input, type InputProps } from '@chakra-ui/react/input';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { Textarea } from '@chakra-ui/react/textarea';
import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../button';
import { uiTexts as t } from '../ui.texts';
import type { FieldBinding } from './use-form';

interface FrameProps {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** Beside the label, at its end: a link that helps. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Label above, help under, the error in help's place with its remedy. */
export function FieldFrame({ label, help, error, optional, aside, children }: FrameProps) {
  return (
    <Field.Root invalid={error !== undefined}>
      <HStack w="full" justify="space-between" gap="8px">
        <Field.Label>{label}{optional && <Span color="textThird" fontWeight="400">{t.optional}</Span>}</Field.Label>
        {aside}
      </HStack>
      {children}
      {error !== undefined ? <Field.ErrorText><CircleAlert aria-hidden /><Span>{error}</Span></Field.ErrorText> : help && <Field.HelperText>{help}</Field.HelperText>}
    </Field.Root>
  );
}

type Common = { label: string; help?: ReactNode; optional?: boolean; aside?: ReactNode };
type TextFieldProps = Common & { bind: FieldBinding<string> } & Omit<InputProps, 'onChange' | 'onBlur' | 'value' | 'name'>;

export function TextField({ label, help, optional, aside, bind, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} help={help} error={bind.error} {...(optional && { optional })} aside={aside}>
      <Input {...input} name={bind.name} value={bind.value} onChange={(event) => bind.onChange(event.target.value)} onBlur={bind.onBlur} />
    </FieldFrame>
  );
}

type PasswordFieldProps = Common & { bind: FieldBinding<string>; autoComplete: 'current-password' | 'new-password'; size?: 'md' | 'lg'; describedBy?: string; autoFocus?: boolean };

export function PasswordField({ label, help, aside, bind, autoComplete, size = 'md', describedBy, autoFocus = false }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame label={label} help={help} error={bind.error} aside={aside}>
      <HStack w="full" pos="relative" gap="0">
        <Input type={isShown ? 'text' : 'password'} autoComplete={autoComplete} autoCapitalize="none" spellCheck={false} autoFocus={autoFocus} size={size} pe="48px" {...(describedBy && { 'aria-describedby': describedBy })} name={bind.name} value={bind.value} onChange={(event) => bind.onChange(event.target.value)} onBlur={bind.onBlur} />
        <IconButton label={isShown ? t.hidePassword : t.showPassword} variant="ghost" h={{ base: '44px', md: '30px' }} w={{ base: '44px', md: '34px' }} pos="absolute" insetEnd={{ base: 0, md: '6px' }} onClick={() => setShown(!isShown)}>{isShown ? <EyeOff /> : <Eye />}</IconButton>
      </HStack>
    </FieldFrame>
  );
}

export function TextAreaField({ label, help, optional, aside, bind, rows = 4 }: Common & { bind: FieldBinding<string>; rows?: number }) {
  return (
    <FieldFrame label={label} help={help} error={bind.error} {...(optional && { optional })} aside={aside}>
      <Textarea rows={rows} name={bind.name} value={bind.value} onChange={(event) => bind.onChange(event.target.value)} onBlur={bind.onBlur} />
    </FieldFrame>
  );
}

export function SelectField({ label, help, optional, bind, options, size = 'md' }: Common & { bind: FieldBinding<string>; options: readonly { value: string; label: string }[]; size?: 'md' | 'lg' }) {
  return (
    <FieldFrame label={label} help={help} error={bind.error} {...(optional && { optional })}>
      <NativeSelect.Root size={size}>
        <NativeSelect.Field name={bind.name} value={bind.value} onChange={(event) => bind.onChange(event.target.value)} onBlur={bind.onBlur}>
          {options.map(({ value, label: text }) => <option key={value} value={value}>{text}</option>)}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </FieldFrame>
  );
}

/** The browser's own: light, and known to every screen reader. */
const CheckLabel = chakra('label', { base: { display: 'flex', alignItems: 'flex-start', gap: '10px', py: { base: '10px', md: '2px' }, cursor: 'pointer' } });
const Check = chakra('input', { base: { boxSize: '18px', mt: '1px', flexShrink: 0, accentColor: 'solid', cursor: 'pointer' } });

export function CheckboxField({ bind, children }: { bind: FieldBinding<boolean>; children: ReactNode }) {
  return (
    <Field.Root invalid={bind.error !== undefined}>
      <CheckLabel>
        <Check type="checkbox" name={bind.name} checked={bind.value} aria-invalid={bind.error !== undefined || undefined} onChange={(event) => bind.onChange(event.target.checked)} onBlur={bind.onBlur} />
        <Span>{children}</Span>
      </CheckLabel>
      {bind.error !== undefined && <Field.ErrorText><CircleAlert aria-hidden /><Span>{bind.error}</Span></Field.ErrorText>}
    </Field.Root>
  );
}
