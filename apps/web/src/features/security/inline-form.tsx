import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { useTimeZone } from '../../lib/session/session';
import { Button, type ButtonProps } from '../../ui/button';
import { FormProblem } from '../../ui/form/form-problem';
import type { useForm } from '../../ui/form/state/use-form';
import { securityTexts as t } from './security.texts';

/** A form in its place on the page: its fields, what went wrong, and the two ways on. */
export function InlineForm({
  form,
  submit,
  variant = 'tint',
  cancel = t.cancel,
  onCancel,
  others,
  children,
}: {
  form: Pick<ReturnType<typeof useForm>, 'ref' | 'onSubmit' | 'problem' | 'isSubmitting'>;
  submit: string;
  /** `solid` where it is what the page is about. */
  variant?: ButtonProps['variant'];
  cancel?: string;
  onCancel?: () => void;
  /** What else can be done, at the start of the buttons' line. */
  others?: ReactNode;
  children?: ReactNode;
}) {
  const timeZone = useTimeZone();
  return (
    <form ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
      <Stack gap="4">
        {children}
        <FormProblem problem={form.problem} timeZone={timeZone} />
        <Flex wrap="wrap" gap="2" justify="flex-end" align="center">
          {others && <Flex me="auto">{others}</Flex>}
          {onCancel && (
            // The field keeps the focus: an error said on leaving it would move the button from under the pointer.
            <Button variant="ghost" onMouseDown={(event) => event.preventDefault()} onClick={onCancel}>
              {cancel}
            </Button>
          )}
          <Button type="submit" variant={variant} loading={form.isSubmitting}>
            {submit}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
