import { useMutation } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useRef } from 'react';
import { newCallKey } from '../../../lib/graph/call-key';
import { problemOf } from '../../../lib/graph/problem';
import { Button } from '../../../ui/button';
import { confirmTyped } from '../../../ui/confirm/confirm-typed';
import { CopyButton } from '../../../ui/copy/copy-button';
import { SectionCard } from '../../../ui/detail/section-card';
import { notify, notifyProblem } from '../../../ui/toast/notify';
import { MakeKioskKeyDocument, RevokeKioskKeysDocument } from './settings.generated';
import { listSettingsTexts } from './settings.texts';

const t = listSettingsTexts.kiosk;
const urlId = 'kiosk-link';
const say = (error: unknown): void => notifyProblem(problemOf(error));

/** The right of a tablet in the shop: made, shown once, and ended. */
export function KioskCard() {
  const [make, made] = useMutation(MakeKioskKeyDocument, { fetchPolicy: 'no-cache' });
  const [revoke, revoking] = useMutation(RevokeKioskKeysDocument);
  /** Of a press that is not answered yet: pressed again it is the same. */
  const press = useRef<string | null>(null);
  const url = made.data?.createKioskKey?.url;
  const create = async (): Promise<void> => {
    press.current ??= newCallKey();
    try {
      await make({ context: { headers: { 'idempotency-key': press.current } } });
      press.current = null;
    } catch (error) {
      say(error);
    }
  };
  const end = async (): Promise<void> => {
    if (!(await confirmTyped({ title: t.revokeTitle, text: t.revokeText, action: t.revoke }))) return;
    try {
      await revoke();
      made.reset();
      notify({ kind: 'success', title: t.revoked });
    } catch (error) {
      say(error);
    }
  };
  return (
    <SectionCard title={t.title}>
      <Text color="textSecond" fontSize="small">
        {t.text}
      </Text>
      {url && (
        <Flex role="status" direction="column" gap="2" mt="3" p="3" bg="greenTint" borderRadius="control">
          <Text fontWeight="500">{t.made}</Text>
          <Text id={urlId} fontSize="small" overflowWrap="anywhere">
            {url}
          </Text>
          <Flex>
            <CopyButton text={url} of={urlId} />
          </Flex>
        </Flex>
      )}
      <Flex gap="2" wrap="wrap" mt="3">
        <Button loading={made.loading} onClick={() => void create()}>
          {t.make}
        </Button>
        <Button variant="ghost" color="red" loading={revoking.loading} onClick={() => void end()}>
          {t.revoke}
        </Button>
      </Flex>
    </SectionCard>
  );
}
