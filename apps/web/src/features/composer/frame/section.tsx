import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight, CircleAlert, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { Button } from '../../../ui/button';
import { NoBreak } from '../../../ui/prose/no-break';
import { useIsPhone } from '../../../ui/use-media';
import { composerTexts as t } from '../composer.texts';
import type { Place } from '../send/block/send-block';

const Sheet = lazy(async () => ({ default: (await fetchCode(() => import('../../../ui/overlay/sheet'))).Sheet }));
const Row = chakra('section', {
  base: {
    display: { md: 'grid' },
    gridTemplateColumns: { md: '172px minmax(0, 1fr)' },
    gap: { md: '6' },
    px: { base: '4', md: '6' },
    py: { base: '4', md: '5' },
    borderTopWidth: '1px',
    _first: { borderTopWidth: 0 },
  },
});
const Line = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3.5',
    w: 'full',
    minH: '72px',
    px: '4',
    py: '2.5',
    textAlign: 'start',
    cursor: 'pointer',
    borderTopWidth: '1px',
    _first: { borderTopWidth: 0 },
    _hover: { bg: 'hover' },
    _icon: { flexShrink: 0, color: 'textThird' },
  },
});

/** What is wrong at this place, in red, said when it comes. */
export const PlaceError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <Box
    id={id}
    data-refused
    role="alert"
    display="flex"
    gap="1.5"
    mt="2.5"
    color="red"
    fontSize="small"
    lineHeight="1.125rem"
  >
    <CircleAlert aria-hidden size={16} strokeWidth={1.75} />
    <Span>{children}</Span>
  </Box>
);

interface SectionProps {
  place: Place;
  title: string;
  help: string;
  /** On a phone: the line that opens the sheet. */
  line?: { icon: LucideIcon; label: string; value: ReactNode; aside?: ReactNode };
  error?: string | undefined;
  children: ReactNode;
}

/** A part of the composer: beside its name on a desk; on a phone a line that opens as a sheet. */
export function Section({ place, title, help, line, error, children }: SectionProps) {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (isPhone && line) {
    const { icon: Icon, label, value, aside } = line;
    return (
      <>
        <Line type="button" data-place={place} onClick={() => setOpen(true)} aria-haspopup="dialog">
          <Icon aria-hidden size={22} strokeWidth={1.5} />
          <Flex flex="1" minW="0" wrap="wrap" align="center" gap="0 14px">
            {/* A phone number is never cut: what stands beside it drops under it first. */}
            <Box flex="1 1 auto" minW="0">
              <Span display="block" fontSize="small" color="textThird">
                {label}
              </Span>
              <Span display="block" fontSize="md" truncate>
                <NoBreak>{value}</NoBreak>
              </Span>
              {error !== undefined && (
                <Span data-refused display="block" color="red" fontSize="small">
                  {error}
                </Span>
              )}
            </Box>
            {aside && (
              <Box textAlign="end" fontSize="small" flexShrink={0}>
                {aside}
              </Box>
            )}
          </Flex>
          <ChevronRight aria-hidden size={18} />
        </Line>
        {isOpen && (
          <Suspense fallback={null}>
            <Sheet
              title={title}
              isOpen
              onClose={() => setOpen(false)}
              footer={
                <Button variant="solid" size="lg" w="full" onClick={() => setOpen(false)}>
                  {t.done}
                </Button>
              }
            >
              <Box color="textThird" mb="3">
                {help}
              </Box>
              {children}
              {error !== undefined && <PlaceError>{error}</PlaceError>}
            </Sheet>
          </Suspense>
        )}
      </>
    );
  }
  return (
    <Row aria-labelledby={id} data-place={place} tabIndex={-1}>
      <Box mb={{ base: '2', md: 0 }}>
        <Heading as="h2" id={id} textStyle="section">
          {title}
        </Heading>
        <Box color="textThird" fontSize="small" mt="1">
          {help}
        </Box>
      </Box>
      <Box minW="0">
        {children}
        {error !== undefined && <PlaceError>{error}</PlaceError>}
      </Box>
    </Row>
  );
}
