import { Stack } from '@chakra-ui/react/stack';
import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../ui/button';
import { FormProblem } from '../../ui/form/form-problem';
import type { useForm } from '../../ui/form/state/use-form';

interface AccountFormProps {
  form: Pick<ReturnType<typeof useForm>, 'ref' | 'onSubmit' | 'problem' | 'isSubmitting'>;
  /** What the button says. */
  submit: string;
  variant?: ButtonProps['variant'];
  gap?: string;
  /** What else can be done, under the button. */
  others?: ReactNode;
  children?: ReactNode;
}

/** The fields of a page, what went wrong under them, and the page's one solid button, 52 high where thumbs press it. */
export const AccountForm = ({ form, submit, variant = 'solid', gap = '4.5', others, children }: AccountFormProps) => (
  <form ref={form.ref} onSubmit={(event) => void form.onSubmit(event)} noValidate>
    <Stack gap={gap}>
      {children}
      <FormProblem problem={form.problem} />
      <Button
        type="submit"
        variant={variant}
        size="lg"
        h={{ base: '52px', md: '11' }}
        w="full"
        loading={form.isSubmitting}
      >
        {submit}
      </Button>
      {others}
    </Stack>
  </form>
);
