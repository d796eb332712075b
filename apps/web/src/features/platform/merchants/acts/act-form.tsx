import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button';
import { FormProblem } from '../../../../ui/form/form-problem';
import type { useForm } from '../../../../ui/form/use-form';
import type { Row } from '../merchant-looks';
import { merchantsTexts as t } from '../merchants.texts';

/** What every form about a business is told. */
export interface ActProps {
  row: Row;
  onClose: () => void;
  onChange: () => void;
}

/** Between 3 and 500 characters, as the server asks. */
export const reasonRule = (typed: string): string | undefined => {
  const { length } = typed.trim();
  return length >= 3 && length <= 500 ? undefined : t.reasonWrong;
};

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
    <Box as="section" aria-label={title} borderWidth="1px" borderRadius="card" p="14px">
      <form ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
        <Text as="h3" fontWeight="600" mb="4px">
          {title}
        </Text>
        {text !== undefined && (
          <Text color="textSecond" fontSize="13px" mb="12px">
            {text}
          </Text>
        )}
        <FormProblem problem={form.problem} />
        <Flex direction="column" gap="12px">
          {children}
        </Flex>
        <Flex gap="8px" mt="14px" wrap="wrap">
          <Button type="submit" variant={isDanger ? 'danger' : 'solid'} loading={form.isSubmitting}>
            {submit}
          </Button>
          <Button onClick={onCancel}>{t.cancel}</Button>
        </Flex>
      </form>
    </Box>
  );
}
