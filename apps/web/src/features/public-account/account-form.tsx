import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { ComponentProps, ReactNode } from 'react';
import { Button, Link, type ButtonProps } from '../../ui/button';
import { FormProblem } from '../../ui/form/form-problem';
import type { useForm } from '../../ui/form/use-form';
import { NoBreak } from '../../ui/no-break';
import { usePageTitle } from '../../ui/page-title';

/** A page of one column: its title, what it is about, what to know first, and the content. */
export function AccountPage({
  title,
  lead,
  notice,
  children,
}: {
  title: string;
  lead?: ReactNode;
  notice?: ReactNode;
  children: ReactNode;
}) {
  usePageTitle(title);
  return (
    <Stack gap="20px">
      <Stack gap="8px">
        <Heading as="h1" textStyle="display">
          {title}
        </Heading>
        {lead && (
          <Text color="textSecond" textWrap="pretty">
            <NoBreak>{lead}</NoBreak>
          </Text>
        )}
      </Stack>
      {notice}
      {children}
    </Stack>
  );
}

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
export const AccountForm = ({ form, submit, variant = 'solid', gap = '18px', others, children }: AccountFormProps) => (
  <form ref={form.ref} onSubmit={(event) => void form.onSubmit(event)} noValidate>
    <Stack gap={gap}>
      {children}
      <FormProblem problem={form.problem} />
      <Button
        type="submit"
        variant={variant}
        size="lg"
        h={{ base: '52px', md: '44px' }}
        w="full"
        loading={form.isSubmitting}
      >
        {submit}
      </Button>
      {others}
    </Stack>
  </form>
);

/** A link with a thumb's height on a phone, without moving what stands around it. */
export const TallLink = (props: ComponentProps<typeof Link>) => (
  <Link display="inline-block" py={{ base: '12px', md: 0 }} my={{ base: '-12px', md: 0 }} {...props} />
);

/** A line under the form that leads elsewhere. */
export const Aside = ({ children }: { children: ReactNode }) => (
  <Text textAlign="center" color="textSecond">
    {children}
  </Text>
);
