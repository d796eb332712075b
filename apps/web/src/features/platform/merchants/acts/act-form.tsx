import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button';
import { FormProblem } from '../../../../ui/form/form-problem';
import type { useForm } from '../../../../ui/form/state/use-form';
import { merchantsTexts as t } from '../merchants.texts';

/** A form in the drawer: what it does in words, its fields, and the way back. */
export function ActForm({
  title,
  text,
  form,
  submit,
  isDanger = false,
  onCancel,
  children,
}: {
  title: string;
  text?: string;
  form: Pick<ReturnType<typeof useForm>, 'ref' | 'onSubmit' | 'problem' | 'isSubmitting'>;
  submit: string;
  isDanger?: boolean;
  onCancel: () => void;
  children: ReactNode;
}) {
  return (
    <Box as="section" aria-label={title} borderWidth="1px" borderRadius="card" p="3.5">
      <form ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
        <Text as="h3" fontWeight="600" mb="1">
          {title}
        </Text>
        {text !== undefined && (
          <Text color="textSecond" fontSize="small" mb="3">
            {text}
          </Text>
        )}
        <FormProblem problem={form.problem} />
        <Flex direction="column" gap="3">
          {children}
        </Flex>
        <Flex gap="2" mt="3.5" wrap="wrap">
          <Button type="submit" variant={isDanger ? 'danger' : 'solid'} loading={form.isSubmitting}>
            {submit}
          </Button>
          <Button onClick={onCancel}>{t.cancel}</Button>
        </Flex>
      </form>
    </Box>
  );
}
