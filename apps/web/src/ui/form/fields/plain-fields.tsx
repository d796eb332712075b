import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '../../button';
import { input, select, textarea } from '../../theme/first-recipes';
import { uiTexts as t } from '../../ui.texts';
import type { FieldBinding } from '../state/use-form';
import { ErrorText, Framed, type FieldWords } from './framed';
import { PickBox } from './pick-box';

/** Fields made of the browser's own: light enough for the pages before the log-in, and known to every screen reader. */
const Input = chakra('input', input);
const Textarea = chakra('textarea', textarea);
const Select = chakra('select', select);
const CheckLabel = chakra('label', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '2.5', py: { base: '3', md: '0.5' }, cursor: 'pointer' },
});

type TextFieldProps = FieldWords & { bind: FieldBinding<string> } & Omit<
    ComponentProps<typeof Input>,
    'onChange' | 'onBlur' | 'value' | 'name' | 'id'
  >;

export function TextField({ label, help, optional, aside, bind, ...look }: TextFieldProps) {
  return (
    <Framed
      label={label}
      help={help}
      error={bind.error}
      {...(optional && { optional })}
      aside={aside}
      describedBy={look['aria-describedby']}
    >
      {(ties) => (
        <Input
          {...look}
          {...ties}
          name={bind.name}
          value={bind.value}
          onChange={(event) => bind.onChange(event.target.value)}
          onBlur={bind.onBlur}
        />
      )}
    </Framed>
  );
}

type PasswordFieldProps = FieldWords & {
  bind: FieldBinding<string>;
  autoComplete: 'current-password' | 'new-password';
  size?: 'md' | 'lg';
  describedBy?: string;
  autoFocus?: boolean;
};

export function PasswordField({
  label,
  help,
  aside,
  bind,
  autoComplete,
  size = 'md',
  describedBy,
  autoFocus = false,
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Framed label={label} help={help} error={bind.error} aside={aside} describedBy={describedBy}>
      {(ties) => (
        <Flex align="center" w="full" pos="relative">
          <Input
            {...ties}
            type={isShown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            autoFocus={autoFocus}
            size={size}
            pe="12"
            name={bind.name}
            value={bind.value}
            onChange={(event) => bind.onChange(event.target.value)}
            onBlur={bind.onBlur}
          />
          <IconButton
            label={isShown ? t.hidePassword : t.showPassword}
            variant="ghost"
            h={{ base: '11', md: '30px' }}
            w={{ base: '11', md: '34px' }}
            pos="absolute"
            insetEnd={{ base: 0, md: '1.5' }}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? <EyeOff /> : <Eye />}
          </IconButton>
        </Flex>
      )}
    </Framed>
  );
}

export function TextAreaField({
  label,
  help,
  optional,
  aside,
  bind,
  rows = 4,
}: FieldWords & { bind: FieldBinding<string>; rows?: number }) {
  return (
    <Framed label={label} help={help} error={bind.error} {...(optional && { optional })} aside={aside}>
      {(ties) => (
        <Textarea
          {...ties}
          rows={rows}
          name={bind.name}
          value={bind.value}
          onChange={(event) => bind.onChange(event.target.value)}
          onBlur={bind.onBlur}
        />
      )}
    </Framed>
  );
}

export function SelectField({
  label,
  help,
  optional,
  bind,
  options,
  size = 'md',
}: FieldWords & {
  bind: FieldBinding<string>;
  options: readonly { value: string; label: string }[];
  size?: 'md' | 'lg';
}) {
  return (
    <Framed label={label} help={help} error={bind.error} {...(optional && { optional })}>
      {(ties) => (
        <Flex align="center" w="full" pos="relative">
          <Select
            {...ties}
            size={size}
            name={bind.name}
            value={bind.value}
            onChange={(event) => bind.onChange(event.target.value)}
            onBlur={bind.onBlur}
          >
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
          <Flex aria-hidden pos="absolute" insetEnd="2.5" color="textSecond" pointerEvents="none">
            <ChevronDown size={16} />
          </Flex>
        </Flex>
      )}
    </Framed>
  );
}

export function CheckboxField({ bind, children }: { bind: FieldBinding<boolean>; children: ReactNode }) {
  const id = useId();
  return (
    <Box>
      <CheckLabel>
        <PickBox
          mt="1px"
          type="checkbox"
          name={bind.name}
          checked={bind.value}
          {...(bind.error !== undefined && { 'aria-invalid': true, 'aria-describedby': id })}
          onChange={(event) => bind.onChange(event.target.checked)}
          onBlur={bind.onBlur}
        />
        <Span>{children}</Span>
      </CheckLabel>
      <Box id={id} aria-live="polite">
        {bind.error !== undefined && <ErrorText>{bind.error}</ErrorText>}
      </Box>
    </Box>
  );
}
