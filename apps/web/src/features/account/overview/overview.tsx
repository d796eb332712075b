import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTimeZone, useUser } from '../../../lib/session/session';
import { useNow } from '../../../lib/use-now';
import { Card } from '../../../ui/card/card';
import { Page } from '../../../ui/page/page';
import { useColourMode } from '../../../ui/theme/colour-mode';
import { accountTexts } from '../account.texts';
import { settingsTexts } from '../settings/settings.texts';
import { AccountOverviewDocument } from './overview.generated';
import { overviewTexts as t } from './overview.texts';
import { sectionsOf } from './sections';

const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    minH: '64px',
    px: '4',
    py: '2.5',
    _icon: { flexShrink: 0, color: 'textThird' },
    _hover: { bg: 'hover' },
  },
});

/** `/account` on a phone: its parts, each with how it stands. What could not be asked leaves the way to its part. */
export default function AccountOverview() {
  const { twoFactor } = useUser();
  const timeZone = useTimeZone();
  const now = useNow(30_000);
  const appearance = settingsTexts.modes[useColourMode()];
  const { data, loading } = useQuery(AccountOverviewDocument, {
    fetchPolicy: 'cache-and-network',
    errorPolicy: 'all',
  });
  return (
    <Page title={accountTexts.title}>
      <Card as="nav" aria-label={t.sections} overflow="hidden">
        {sectionsOf(data, { twoFactor, appearance, timeZone, now }).map(({ to, label, icon: Icon, state }) => (
          <Box key={to} borderBottomWidth="1px" _last={{ borderBottomWidth: 0 }}>
            <Row to={to}>
              <Icon aria-hidden size={20} strokeWidth={1.75} />
              <Box flex="1" minW="0">
                <Box fontWeight="600">{label}</Box>
                {state !== null ? (
                  <Box color="textSecond" fontSize="small" lineHeight="1.125rem" truncate>
                    {state}
                  </Box>
                ) : (
                  loading && <Skeleton h="3.5" my="0.5" w="140px" />
                )}
              </Box>
              <ChevronRight aria-hidden size={18} />
            </Row>
          </Box>
        ))}
      </Card>
    </Page>
  );
}
