import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight, CircleAlert, type LucideIcon } from 'lucide-react';
import { lazy, Suspense, useId, useState, type ReactNode } from 'react';
import { fetchCode } from '../../lib/fetch-code';
import { Button } from '../../ui/button';
import { NoBreak } from '../../ui/no-break';
import { useIsPhone } from '../../ui/use-media';
import { composerTexts as t } from './composer.texts';
import type { Place } from './send/send-block';

const Sheet = lazy(async () => ({ default: (await fetchCode(() => import('../../ui/sheet'))).Sheet }));
const Row = chakra('section', {
  base: {
    display: { md: 'grid' },
    gridTemplateColumns: { md: '172px minmax(0, 1fr)' },
    gap: { md: '24px' },
    px: { base: '16px', md: '24px' },
    py: { base: '16px', md: '20px' },
    borderTopWidth: '1px',
    _first: { borderTopWidth: 0 },
  },
});
const Line = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '14px',
    w: 'full',
    minH: '72px',
    px: '16px',
    py: '10px',
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
    gap="6px"
    mt="10px"
    color="red"
    fontSize="13px"
    lineHeight="18px"
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
          <Box flex="1" minW="0">
            <Span display="block" fontSize="13px" color="textThird">
              {label}
            </Span>
            <Span display="block" fontSize="16px" truncate>
              <NoBreak>{value}</NoBreak>
            </Span>
            {error !== undefined && (
              <Span data-refused display="block" color="red" fontSize="13px">
                {error}
              </Span>
            )}
          </Box>
          {aside && (
            <Box textAlign="end" fontSize="13px" flexShrink={0}>
              {aside}
            </Box>
          )}
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
              <Box color="textThird" mb="12px">
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
      <Box mb={{ base: '8px', md: 0 }}>
        <Heading as="h2" id={id} textStyle="section">
          {title}
        </Heading>
        <Box color="textThird" fontSize="13px" mt="4px">
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
