import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { uiTexts as t } from '../../ui.texts';

const Label = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    fontSize: 'small',
    lineHeight: '1.125rem',
    fontWeight: '500',
    color: 'text',
    flex: 1,
  },
});

/** What is written around a field. */
export interface FieldWords {
  label: string;
  help?: ReactNode;
  optional?: boolean;
  /** Beside the label, at its end: a link that helps. */
  aside?: ReactNode;
}
/** What ties a field to its label and to what is said below it. */
export interface FieldTies {
  id?: string;
  /** In place of a label that is seen. */
  'aria-label'?: string;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

/** Label above, help under, the error in help's place with its remedy. */
export function Framed({
  label,
  help,
  optional,
  aside,
  error,
  describedBy,
  children,
}: FieldWords & {
  error: string | undefined;
  describedBy?: string | undefined;
  children: (ties: FieldTies) => ReactNode;
}) {
  const id = useId();
  const below = [describedBy, error !== undefined || help ? `${id}-below` : undefined].filter(Boolean).join(' ');
  return (
    <Flex direction="column" gap="1.5" w="full" pos="relative">
      <Flex justify="space-between" gap="2">
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
          <Box color="textThird" fontSize="small" lineHeight="1.125rem">
            {help}
          </Box>
        ) : null}
      </Box>
    </Flex>
  );
}

export const ErrorText = ({ children }: { children: string }) => (
  <Flex gap="1.5" align="flex-start" color="red" fontSize="small" lineHeight="1.125rem">
    <Box as={CircleAlert} aria-hidden boxSize="4" mt="1px" flexShrink={0} />
    <Span>{children}</Span>
  </Flex>
);
