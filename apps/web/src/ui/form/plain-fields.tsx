import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronDown, CircleAlert, Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { IconButton } from '../button';
import { PickBox } from '../pick-box';
import { input, select, textarea } from '../theme/first-recipes';
import { uiTexts as t } from '../ui.texts';
import type { FieldBinding } from './use-form';

/** Fields made of the browser's own: light enough for the pages before the log-in, and known to every screen reader. */
const Input = chakra('input', input);
const Textarea = chakra('textarea', textarea);
const Select = chakra('select', select);
const Label = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4px',
    fontSize: '13px',
    lineHeight: '18px',
    fontWeight: '500',
    color: 'text',
    flex: 1,
  },
});
const CheckLabel = chakra('label', {
  base: { display: 'flex', alignItems: 'flex-start', gap: '10px', py: { base: '12px', md: '2px' }, cursor: 'pointer' },
});

interface Common {
  label: string;
  help?: ReactNode;
  optional?: boolean;
  /** Beside the label, at its end: a link that helps. */
  aside?: ReactNode;
}
/** What ties a field to its label and to what is said below it. */
interface Ties {
  id: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** Label above, help under, the error in help's place with its remedy. */
function Framed({
  label,
  help,
  optional,
  aside,
  error,
  describedBy,
  children,
}: Common & { error: string | undefined; describedBy?: string | undefined; children: (ties: Ties) => ReactNode }) {
  const id = useId();
  const below = [describedBy, error !== undefined || help ? `${id}-below` : undefined].filter(Boolean).join(' ');
  return (
    <Flex direction="column" gap="6px" w="full" pos="relative">
      <Flex justify="space-between" gap="8px">
        <Label htmlFor={id}>
          {label}
          {optional && (
            <Span color="textThird" fontWeight="400">
              {t.optional}
            </Span>
          )}
        </Label>
        {aside}
      </Flex>
      {children({
        id,
        ...(error !== undefined && { 'aria-invalid': true }),
        ...(below && { 'aria-describedby': below }),
      })}
      <Box id={`${id}-below`} aria-live="polite" _empty={{ display: 'none' }}>
        {error !== undefined ? (
          <ErrorText>{error}</ErrorText>
        ) : help ? (
          <Box color="textThird" fontSize="13px" lineHeight="18px">
            {help}
          </Box>
        ) : null}
      </Box>
    </Flex>
  );
}

const ErrorText = ({ children }: { children: string }) => (
  <Flex gap="6px" align="flex-start" color="red" fontSize="13px" lineHeight="18px">
    <Box as={CircleAlert} aria-hidden boxSize="16px" mt="1px" flexShrink={0} />
    <Span>{children}</Span>
  </Flex>
);

type TextFieldProps = Common & { bind: FieldBinding<string> } & Omit<
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

type PasswordFieldProps = Common & {
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
            pe="48px"
            name={bind.name}
            value={bind.value}
            onChange={(event) => bind.onChange(event.target.value)}
            onBlur={bind.onBlur}
          />
          <IconButton
            label={isShown ? t.hidePassword : t.showPassword}
            variant="ghost"
            h={{ base: '44px', md: '30px' }}
            w={{ base: '44px', md: '34px' }}
            pos="absolute"
            insetEnd={{ base: 0, md: '6px' }}
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
}: Common & { bind: FieldBinding<string>; rows?: number }) {
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
}: Common & { bind: FieldBinding<string>; options: readonly { value: string; label: string }[]; size?: 'md' | 'lg' }) {
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
          <Flex aria-hidden pos="absolute" insetEnd="10px" color="textSecond" pointerEvents="none">
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
