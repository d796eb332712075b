import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { Mail } from 'lucide-react';
import { SectionCard } from '../../ui/detail/section-card';
import { helpTexts as t } from './help.texts';
import { WhereToWriteDocument } from './write-to-us.generated';

const Address = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: { base: '11', md: '9' },
    color: 'brandText',
    fontWeight: '500',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

/** Where the platform reads its mail; nothing where its admin gave no address, or it is not known. */
export function WriteToUs() {
  const email = useQuery(WhereToWriteDocument).data?.platformNotice?.supportEmail ?? '';
  if (email === '') return null;
  return (
    <SectionCard title={t.write} mt="4">
      <Flex wrap="wrap" align="center" justify="space-between" columnGap="4">
        <Box color="textSecond">{t.writeText}</Box>
        <Address href={`mailto:${email}`}>
          <Mail aria-hidden size={18} strokeWidth={1.75} />
          {email}
        </Address>
      </Flex>
    </SectionCard>
  );
}
