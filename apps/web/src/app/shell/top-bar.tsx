import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { Plus } from 'lucide-react';
import { useMay } from '../../lib/session/session';
import { ButtonLink } from '../../ui/button';
import { AccountMenu } from './account-menu';
import { shellTexts as t } from './shell.texts';

/** Floats 12 from the edge: what one reaches for from everywhere. */
export function TopBar() {
  const maySend = useMay('campaign-editor');
  return (
    <Flex as="header" pos="sticky" top={{ base: 0, md: '12px' }} zIndex="docked" align="center" justify="flex-end" gap="8px" h="52px" mx={{ base: 0, md: '24px' }} px={{ base: '16px', md: '8px' }} bg="surface" borderWidth={{ base: '0 0 1px', md: '1px' }} borderRadius={{ base: 0, md: 'bar' }} boxShadow={{ md: 'bar' }}>
      {maySend && <ButtonLink to="/sms-campaigns/create" variant="tint" aria-label={t.newCampaign}><Plus aria-hidden /><Span hideBelow="sm">{t.newCampaign}</Span></ButtonLink>}
      <AccountMenu />
    </Flex>
  );
}
