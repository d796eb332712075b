import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { formatMoney } from '../../lib/format/money';
import { Button } from '../../ui/button';
import { StatusTag } from '../../ui/marks/status';
import { ArchiveAutomation } from './archive-automation';
import { automationLook, whyPaused } from './automation-look';
import { AutomationTodayDocument, type AutomationRowFragment } from './automations.generated';
import { automationsTexts as t } from './automations.texts';
import { SwitchAutomation } from './switch-automation';

/** How it stands: on or not and why, who would get it today, and the switch. */
export function AutomationState({ row }: { row: AutomationRowFragment }) {
  const why = whyPaused(row);
  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="card" p="3.5">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <StatusTag look={automationLook(row)} />
        <Flex gap="2" wrap="wrap">
          <ArchiveAutomation row={row} />
          <SwitchAutomation row={row} isWide />
        </Flex>
      </Flex>
      {why !== undefined && <Text mt="2.5">{why}</Text>}
      {row.state === 'archived' ? (
        <Text mt="2.5" color="textSecond">
          {t.archivedText}
        </Text>
      ) : (
        <Today key={row.version} id={row.id} />
      )}
    </Box>
  );
}

/** "Who would get it today: 4, $0.32", as it was saved. */
function Today({ id }: { id: string }) {
  const { data, error, loading, refetch } = useQuery(AutomationTodayDocument, {
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const preview = data?.automationPreview;
  return (
    <Text mt="2.5" color="textSecond" role="status">
      {preview != null && !loading
        ? t.today(preview.recipients, formatMoney(preview.cost))
        : error
          ? t.cannotTell
          : t.asking}
      {error && (
        <Button variant="link" ms="2" onClick={() => void refetch()}>
          {t.again}
        </Button>
      )}
    </Text>
  );
}
