import { Field } from '@chakra-ui/react/field';
import { Span } from '@chakra-ui/react/span';
import { HStack } from '@chakra-ui/react/stack';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { uiTexts as t } from '../../ui.texts';

interface FrameProps {
  label: string;
  help?: ReactNode;
  error?: string | undefined;
  optional?: boolean;
  /** Beside the label, at its end: a link that helps. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Around a field that is made of more than one of the browser's own: label above, help under, the error in help's place. */
export function FieldFrame({ label, help, error, optional, aside, children }: FrameProps) {
  return (
    <Field.Root invalid={error !== undefined}>
      <HStack w="full" justify="space-between" gap="2">
        <Field.Label>
          {label}
          {optional && (
            <Span color="textThird" fontWeight="400">
              {t.optional}
            </Span>
          )}
        </Field.Label>
        {aside}
      </HStack>
      {children}
      {error !== undefined ? (
        <Field.ErrorText>
          <CircleAlert aria-hidden />
          <Span>{error}</Span>
        </Field.ErrorText>
      ) : (
        help && <Field.HelperText>{help}</Field.HelperText>
      )}
    </Field.Root>
  );
}
