import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { Card } from '../../../ui/card';
import type { CampaignDetailsFragment } from './campaign-details.generated';
import { costLines, type Bill } from './cost-lines';
import { detailsTexts as t } from './details.texts';

/** What is held, what is charged, what it comes to, to the cent. */
export function CostCard({ campaign, bill }: { campaign: CampaignDetailsFragment; bill: Bill | null }) {
  const { lines, note } = costLines(campaign, bill);
  return (
    <Card as="section" p={{ base: '16px', md: '20px' }}>
      <Heading as="h2" textStyle="section" mb="8px">
        {t.cost.title}
      </Heading>
      <Box as="dl">
        {lines.map(({ label, of, amount, isTotal, isBack }) => (
          <Flex
            key={label}
            justify="space-between"
            gap="12px"
            py="6px"
            {...(isTotal && { borderTopWidth: '1px', mt: '4px', pt: '10px', fontWeight: '600' })}
          >
            <Text as="dt" color={isTotal ? 'text' : 'textSecond'}>
              {label}
              {of !== undefined && <Span color="textThird"> · {of}</Span>}
            </Text>
            <Text
              as="dd"
              m="0"
              fontWeight="600"
              color={isBack ? 'green' : undefined}
              fontSize={isTotal ? '15px' : undefined}
              fontVariantNumeric="tabular-nums"
            >
              {amount}
            </Text>
          </Flex>
        ))}
      </Box>
      <Text mt="4px" color="textThird" fontSize="13px">
        {note}
      </Text>
    </Card>
  );
}
