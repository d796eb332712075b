import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Text } from '@chakra-ui/react/text';
import { Download, Printer } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useUser } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy/copy-button';
import { CheckboxField } from '../../../ui/form/fields/plain-fields';
import { useForm } from '../../../ui/form/state/use-form';
import { InlineForm } from '../inline-form';
import { securityTexts } from '../security.texts';
import { codesText, printText, saveText } from './codes-file';

const t = securityTexts.twoFactor;
const listId = 'recovery-codes';

/** The ten codes, once: they are copied, saved or printed, and a tick says that they were. */
export function SaveCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { email } = useUser();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const form = useForm<{ isSaved: boolean }>({
    initial: { isSaved: false },
    rules: { isSaved: (ticked) => (ticked ? undefined : t.tickFirst) },
    submit: async () => onSaved(),
  });
  const text = codesText(t.fileTitle, t.fileText(email), codes);
  return (
    <InlineForm form={form} submit={t.done} variant="solid">
      <Box>
        <Heading ref={heading} tabIndex={-1} as="h3" textStyle="section" outline="none">
          {t.saveTitle}
        </Heading>
        <Text color="textSecond">{t.saveLead}</Text>
      </Box>
      <SimpleGrid
        as="ul"
        id={listId}
        listStyleType="none"
        columns={2}
        gap="6px 16px"
        p="4"
        bg="subtle"
        borderRadius="control"
        fontWeight="500"
        letterSpacing="0.04em"
        fontVariantNumeric="tabular-nums"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </SimpleGrid>
      <Flex wrap="wrap" gap="2">
        <CopyButton text={codes.join('\n')} of={listId} />
        <Button onClick={() => saveText('bellbird-recovery-codes.txt', text)}>
          <Download aria-hidden />
          {t.download}
        </Button>
        <Button onClick={() => printText(text)}>
          <Printer aria-hidden />
          {t.print}
        </Button>
      </Flex>
      <CheckboxField bind={form.field('isSaved')}>{t.saved}</CheckboxField>
    </InlineForm>
  );
}
