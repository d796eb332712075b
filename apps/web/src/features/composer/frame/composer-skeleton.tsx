import { Box, type BoxProps } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { campaignsPath } from '../../../lib/paths';
import { Card } from '../../../ui/card/card';
import { AppBar } from '../../../ui/page/app-bar';
import { useIsPhone } from '../../../ui/use-media';
import { billTexts } from '../bill/bill.texts';
import { sectionTexts } from '../message/message-section.texts';
import { recipientsTexts } from '../recipients/recipients.texts';
import { senderTexts } from '../sender/sender.texts';
import { whenTexts } from '../when/when.texts';

/** What is being opened: of a new campaign more words are known than of one that was begun, and of a quick text none. */
export type Opened = 'new' | 'begun' | 'quick';

const Section = chakra('div', {
  base: {
    display: { md: 'grid' },
    gridTemplateColumns: { md: '172px minmax(0, 1fr)' },
    gap: '6',
    px: '6',
    py: '5',
    borderTopWidth: '1px',
    _first: { borderTopWidth: 0 },
  },
});
const Title = chakra('div', { base: { textStyle: 'section' } });
const Help = chakra('div', { base: { color: 'textThird', fontSize: 'small', mt: '1' } });
/** Grey only where the answer takes a while: what comes at once does not flash. */
const Grey = chakra(Skeleton, {
  base: { animation: 'fade-in 120ms 200ms both, pulse 1.2s 320ms cubic-bezier(0.4, 0, 0.6, 1) infinite' },
});

/** A field without its words: its frame, and where they will begin. */
const Field = (room: BoxProps) => (
  <Box borderWidth="1px" borderRadius="control" p="3" {...room}>
    <Grey h="2.5" w="38%" />
  </Box>
);

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
  { title: recipientsTexts.title, help: recipientsTexts.help, height: '36px' },
  { title: senderTexts.title, help: senderTexts.help, height: '99px' },
  { title: sectionTexts.title, help: sectionTexts.help.marketing, height: '286px' },
  { title: whenTexts.title, help: null, height: '84px' },
];

const Shape = ({ of }: { of: Opened }) => (
  <>
    <Grey hideBelow="md" h="9" w="260px" mb="4" />
    <Flex gap="4" align="flex-start">
      <Card flex="1">
        {sections.map(({ title, help, height }) => (
          <Section key={title}>
            {of === 'quick' ? (
              <Box>
                <Grey h="3.5" w="96px" mb="2" />
                <Grey h="2.5" w="132px" />
              </Box>
            ) : (
              <Box>
                <Title>{title}</Title>
                {help === null ? <Grey h="2.5" w="132px" mt="2.5" /> : <Help>{help}</Help>}
              </Box>
            )}
            <Field h={height} />
          </Section>
        ))}
      </Card>
      <Box hideBelow="lg" w="316px">
        <Card h="382px" p="5" mb="4">
          <Grey h="3.5" w="80px" mb="6" />
          <Grey h="84px" w="78%" borderRadius="18px" />
        </Card>
        <Bill of={of} />
      </Box>
    </Flex>
  </>
);

const PhoneShape = ({ of }: { of: Opened }) => (
  <>
    <Card mb="1">
      <Line label={recipientsTexts.to} />
      <Line label={senderTexts.from} />
    </Card>
    <Box py="4">
      <Title>{sectionTexts.title}</Title>
      {of === 'new' ? <Help>{sectionTexts.help.marketing}</Help> : <Grey h="4.5" w="260px" mt="1" />}
      <Grey h="50px" w="206px" mt="2" borderRadius="control" />
      <Field h="186px" mt="64px" />
      <Grey h="8" mt="3.5" />
    </Box>
    <Card>
      <Line label={whenTexts.title} />
    </Card>
    <Box mt="4">
      <Bill of={of} />
    </Box>
  </>
);

const Bill = ({ of }: { of: Opened }) => (
  <Card p="4" minH="124px">
    {of === 'quick' ? <Grey h="3.5" w="120px" /> : <Title>{billTexts.title}</Title>}
    {of === 'new' ? (
      <Box color="textSecond" mt="2">
        {billTexts.empty}
      </Box>
    ) : (
      ['70%', '84%', '60%'].map((width) => <Grey key={width} h="2.5" w={width} mt="3.5" />)
    )}
  </Card>
);

const Line = ({ label }: { label: string }) => (
  <Flex align="center" gap="3.5" minH="72px" px="4" py="2.5" borderTopWidth="1px" _first={{ borderTopWidth: 0 }}>
    <Grey boxSize="22px" flexShrink={0} />
    <Box flex="1">
      <Span display="block" fontSize="small" color="textThird">
        {label}
      </Span>
      <Grey h="3.5" w="140px" mt="1" mb="0.5" />
    </Box>
  </Flex>
);
