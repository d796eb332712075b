import { useMutation } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { permissions, type Permission } from '@bellbird/field-rules';
import { clock } from '../../../lib/clock';
import { formatTime } from '../../../lib/format/time';
import { problemOf } from '../../../lib/graph/problem';
import { permissionTexts } from '../../../lib/session/permission.texts';
import { useTimeZone, useUser } from '../../../lib/session/session';
import { SwitchRow } from '../../../ui/choice/switch-row';
import { notifyProblem } from '../../../ui/toast/notify';
import { calledOf, heldOf, type Row } from '../list/user-looks';
import { UpdateUserDocument } from '../users.generated';
import { usersTexts as t } from '../users.texts';
import { comesWith, whyLocked } from '../why-locked';

/**
 * What somebody may, a switch for each permission. One that is pressed is sent at once and alone, so that two people who
 * change different ones do not undo each other; it stays pressed while its person is asked who they are.
 */
export function Rights({ row }: { row: Row }) {
  const me = useUser();
  const timeZone = useTimeZone();
  const held = heldOf(row);
  const [update] = useMutation(UpdateUserDocument);
  const [pressed, setPressed] = useState<Readonly<Partial<Record<Permission, boolean>>>>({});
  const [savedAt, setSavedAt] = useState<Date | null>(null);

  async function change(permission: Permission, access: boolean): Promise<void> {
    setPressed((before) => ({ ...before, [permission]: access }));
    try {
      await update({ variables: { id: row.id, input: { permissions: [{ permission, access }] } } });
      setSavedAt(clock.now());
    } catch (error) {
      notifyProblem(problemOf(error));
    } finally {
      setPressed(({ [permission]: _done, ...others }) => others);
    }
  }

  return (
    <Box role="group" aria-label={t.mayTitle(calledOf(row))}>
      <Flex justify="space-between" align="baseline" gap="3">
        <Heading as="h3" fontSize="sm" fontWeight="600">
          {t.mayTitle(calledOf(row))}
        </Heading>
        <Span role="status" fontSize="small" color="green">
          {savedAt !== null && (
            <Flex as="span" align="center" gap="1">
              <Check aria-hidden size={14} />
              {t.saved(formatTime(savedAt, timeZone))}
            </Flex>
          )}
        </Span>
      </Flex>
      {permissions.map((permission) => (
        <SwitchRow
          key={permission}
          label={permissionTexts.names[permission]}
          help={permissionTexts.does[permission]}
          isOn={pressed[permission] ?? (held.includes(permission) || comesWith(held, permission) !== undefined)}
          isBusy={pressed[permission] !== undefined}
          locked={whyLocked(me, { id: row.id, held }, permission)}
          onChange={(access) => void change(permission, access)}
        />
      ))}
      <Text mt="2" fontSize="small" color="textSecond">
        {row.status === 'invited' ? t.feltInvited : t.felt}
      </Text>
    </Box>
  );
}
