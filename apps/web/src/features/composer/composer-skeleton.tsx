import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { campaignsPath } from '../../lib/paths';
import { AppBar } from '../../ui/app-bar';
import { Card } from '../../ui/card';
import { useIsPhone } from '../../ui/use-media';
import { composerTexts as t } from './composer.texts';

/** What is being opened: of a new campaign more words are known than of one that was begun, and of a quick text none. */
export type Opened = 'new' | 'begun' | 'quick';

const Section = chakra('div', {
  base: {
    display: { md: 'grid' },
    gridTemplateColumns: { md: '172px minmax(0, 1fr)' },
    gap: '24px',
    px: '24px',
    py: '20px',
    borderTopWidth: '1px',
    _first: { borderTopWidth: 0 },
  },
});
const Title = chakra('div', { base: { textStyle: 'section' } });
const Help = chakra('div', { base: { color: 'textThird', fontSize: '13px', mt: '4px' } });
/** Grey only where the answer takes a while: what comes at once does not flash. */
const Grey = chakra(Skeleton, {
  base: { animation: 'fade-in 120ms 200ms both, pulse 1.2s 320ms cubic-bezier(0.4, 0, 0.6, 1) infinite' },
});

/**
 * The composer's own shape while its draft is fetched. The words that every campaign has are there at once and in their
 * place, so that one reads while the rest comes; a screen reader hears them with the fields that they are of.
 */
export function ComposerSkeleton({ of = 'begun' }: { of?: Opened }) {
  const isPhone = useIsPhone();
  return (
    <>
      {isPhone && <AppBar backTo={campaignsPath} />}
      <Box aria-busy aria-hidden>
        {isPhone && of !== 'quick' ? <PhoneShape of={of} /> : <Shape of={of} />}
      </Box>
    </>
  );
}

const sections = [
  { title: t.recipients.title, help: t.recipients.help, height: '36px' },
  { title: t.sender.title, help: t.sender.help, height: '99px' },
  { title: t.message.title, help: t.message.help.marketing, height: '318px' },
  { title: t.when.title, help: null, height: '84px' },
];

const Shape = ({ of }: { of: Opened }) => (
  <>
    <Grey hideBelow="md" h="36px" w="260px" mb="16px" />
    <Flex gap="16px" align="flex-start">
      <Card flex="1">
        {sections.map(({ title, help, height }) => (
          <Section key={title}>
            {of === 'quick' ? (
              <Box>
                <Grey h="14px" w="96px" mb="8px" />
                <Grey h="10px" w="132px" />
              </Box>
            ) : (
              <Box>
                <Title>{title}</Title>
                {help === null ? <Grey h="10px" w="132px" mt="10px" /> : <Help>{help}</Help>}
              </Box>
            )}
            <Grey h={height} borderRadius="control" />
          </Section>
        ))}
      </Card>
      <Box hideBelow="lg" w="316px">
        <Card h="383px" p="20px" mb="16px">
          <Grey h="14px" w="80px" mb="24px" />
          <Grey h="84px" w="78%" borderRadius="18px" />
        </Card>
        <Bill of={of} />
      </Box>
    </Flex>
  </>
);

const PhoneShape = ({ of }: { of: Opened }) => (
  <>
    <Card mb="4px">
      <Line label={t.recipients.to} />
      <Line label={t.sender.from} />
    </Card>
    <Box py="16px">
      <Title>{t.message.title}</Title>
      {of === 'new' ? <Help>{t.message.help.marketing}</Help> : <Grey h="18px" w="260px" mt="4px" />}
      <Grey h="50px" w="206px" mt="8px" borderRadius="control" />
      <Grey h="186px" mt="64px" borderRadius="control" />
      <Grey h="32px" mt="14px" />
    </Box>
    <Card>
      <Line label={t.when.title} />
    </Card>
    <Box mt="16px">
      <Bill of={of} />
    </Box>
  </>
);

const Bill = ({ of }: { of: Opened }) => (
  <Card p="16px" minH="124px">
    {of === 'quick' ? <Grey h="14px" w="120px" /> : <Title>{t.bill.title}</Title>}
    {of === 'new' ? (
      <Box color="textSecond" mt="8px">
        {t.bill.empty}
      </Box>
    ) : (
      ['70%', '84%', '60%'].map((width) => <Grey key={width} h="10px" w={width} mt="14px" />)
    )}
  </Card>
);

const Line = ({ label }: { label: string }) => (
  <Flex align="center" gap="14px" minH="72px" px="16px" py="10px" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
    <Grey boxSize="22px" flexShrink={0} />
    <Box flex="1">
      <Span display="block" fontSize="13px" color="textThird">
        {label}
      </Span>
      <Grey h="14px" w="140px" mt="4px" mb="2px" />
    </Box>
  </Flex>
);
