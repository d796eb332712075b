import { useApolloClient, useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { problemAt, problemOf } from '../../../lib/graph/problem';
import { CopyButton } from '../../../ui/copy/copy-button';
import { CodeBoxes } from '../../../ui/form/fields/code-boxes';
import { useForm } from '../../../ui/form/state/use-form';
import { ErrorState } from '../../../ui/states/state-panel';
import { InlineForm } from '../inline-form';
import { securityTexts } from '../security.texts';
import { TwoFactorSteps } from './two-factor-steps';
import { EnableTwoFactorDocument, TwoFactorKeyDocument } from './two-factor.generated';

const { twoFactor: t, notNow } = securityTexts;
/** "JBSW Y3DP …": as people read it aloud. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** The key, as a picture and to be typed, and the code that shows that it arrived. */
export function KeyStep({ onClose, onOn }: { onClose: () => void; onOn: (codes: readonly string[]) => void }) {
  const client = useApolloClient();
  // A secret: nothing keeps it but the page that shows it.
  const { data, error, refetch } = useQuery(TwoFactorKeyDocument, { fetchPolicy: 'no-cache' });
  const form = useForm({
    initial: { code: '' },
    rules: { code: (typed) => (typed.length === 6 ? undefined : t.codeMissing) },
    submit: async ({ code }) => {
      try {
        const answer = await client.mutate({
          mutation: EnableTwoFactorDocument,
          variables: { code },
          fetchPolicy: 'no-cache',
        });
        onOn(answer.data!.enableTwoFactor!.recoveryCodes);
      } catch (failed) {
        const problem = problemOf(failed);
        throw problem.code === 'invalid-code' ? problemAt(problem, 'code') : problem;
      }
    },
  });
  const key = data?.twoFactorKey;
  if (error)
    return (
      <ErrorState title={t.keyError} problem={problemOf(error)} onRetry={() => void refetch().catch(() => undefined)} />
    );
  if (!key) return <Box minH="340px" aria-busy />;
  return (
    <>
      <TwoFactorSteps now={form.values.code === '' ? 'scan' : 'type'} />
      <InlineForm
        form={form}
        submit={t.check}
        variant="solid"
        cancel={notNow}
        onCancel={onClose}
        others={
          <Text fontSize="small" color="textSecond">
            {t.othersEnd}
          </Text>
        }
      >
        <Flex direction={{ base: 'column', md: 'row' }} align={{ base: 'center', md: 'flex-start' }} gap="6">
          {/* Dark on white in both themes: cameras read no other. */}
          <Box bg="white" p="3" borderWidth="1px" borderRadius="card" flexShrink={0}>
            <img src={key.qr} alt={t.qrName} width={160} height={160} />
          </Box>
          <Flex direction="column" gap="4" flex="1" minW="0" w="full">
            <Box>
              <Text fontWeight="600">{t.scanTitle}</Text>
              <Text color="textSecond" fontSize="small" mb="2">
                {t.byHand}
              </Text>
              <Flex align="center" gap="3">
                <Text id={keyId} flex="1" letterSpacing="0.04em" fontWeight="500">
                  {inFours(key.secret)}
                </Text>
                <CopyButton text={key.secret} of={keyId} />
              </Flex>
            </Box>
            <Box borderTopWidth="1px" pt="4">
              <CodeBoxes label={t.codeTitle} bind={form.field('code')} onWhole={() => void form.onSubmit()} />
            </Box>
          </Flex>
        </Flex>
      </InlineForm>
    </>
  );
}
const keyId = 'two-factor-key';
