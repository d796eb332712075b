import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { useId, useState } from 'react';
import { Button } from '../../../../ui/button';
import { recipientsTexts as t } from '../recipients.texts';
import type { LeftOut } from './left-out';
import { LeftOutPeople } from './left-out-people';

/** "28 left out", each reason with its count, and what each means; bare where the sum stands beside it. */
export function LeftOutChips({ leftOut, isBare = false }: { leftOut: LeftOut; isBare?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (leftOut.total === 0) return null;
  return (
    <>
      <Flex wrap="wrap" align="center" gap="6px 8px" mt={isBare ? 0 : '1.5'} color="textSecond">
        {!isBare && <Span>{t.leftOut(leftOut.total)}</Span>}
        {leftOut.chips.map(({ reason, label }) => (
          <Span
            key={reason}
            px="2"
            h="6"
            lineHeight="1.375rem"
            borderWidth="1px"
            borderColor="lineStrong"
            borderRadius="tag"
            fontSize="small"
          >
            {label}
          </Span>
        ))}
        <Button
          variant="link"
          fontSize="small"
          onClick={() => setOpen(!isOpen)}
          aria-expanded={isOpen}
          aria-controls={id}
        >
          {isOpen ? t.hide : t.show}
        </Button>
      </Flex>
      {isOpen && (
        <Box as="dl" id={id} aria-label={t.why} mt="2.5" p="12px 16px" bg="subtle" borderRadius="card" fontSize="small">
          {leftOut.chips.map(({ reason, count, label, why }) => (
            <Box key={reason} py="1">
              <Box as="dt" fontWeight="500">
                {label}
              </Box>
              <Box as="dd" color="textSecond">
                {why}
                <LeftOutPeople reason={reason} count={count} />
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}
