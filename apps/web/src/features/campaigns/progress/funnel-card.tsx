import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { ChartBar, Table2 } from 'lucide-react';
import { useState } from 'react';
import { formatCount } from '../../../lib/i18n/texts';
import { Button, Link } from '../../../ui/button';
import { Card } from '../../../ui/card';
import type { CampaignDetailsFragment } from '../details/campaign-details.generated';
import { detailsTexts as t } from '../details/details.texts';
import { leftOutChip, leftOutCounts } from '../recipients/recipient-words';
import { funnelOf, type FunnelStep } from './funnel-of';
import { percentOf } from './handled';

/** Whom it was for and how far it came with them; bars from zero, or the same as a table. */
export function FunnelCard({ campaign }: { campaign: CampaignDetailsFragment }) {
  const [isTable, setTable] = useState(false);
  const steps = funnelOf(campaign.counts);
  return (
    <Card as="section" p={{ base: '16px', md: '20px' }} display="flex" flexDirection="column">
      <Flex justify="space-between" align="center" mb="12px" gap="12px">
        <Heading as="h2" textStyle="section">
          {t.funnel.title}
        </Heading>
        <Button size="sm" variant="ghost" onClick={() => setTable(!isTable)}>
          {isTable ? <ChartBar aria-hidden /> : <Table2 aria-hidden />}
          {isTable ? t.funnel.asBars : t.funnel.asTable}
        </Button>
      </Flex>
      {isTable ? (
        <Figures steps={steps} toSend={campaign.counts.recipients} />
      ) : (
        <Bars steps={steps} campaign={campaign} />
      )}
      <Text mt="12px" color="textThird" fontSize="13px">
        {t.funnel.note}
      </Text>
    </Card>
  );
}

function Bars({ steps, campaign }: { steps: readonly FunnelStep[]; campaign: CampaignDetailsFragment }) {
  const { counts } = campaign;
  const most = counts.recipients + counts.leftOut;
  return (
    <Flex as="ul" direction="column" flex="1" listStyleType="none">
      {steps.map(({ key, count, colour }) => (
        <Flex
          as="li"
          key={key}
          align="center"
          gap="12px"
          minH="32px"
          flex="1"
          wrap={{ base: 'wrap', sm: 'nowrap' }}
          py={{ base: '4px', sm: 0 }}
        >
          <Span flex={{ base: '1 1 auto', sm: '0 0 116px' }} color="textSecond">
            {t.funnel[key]}
          </Span>
          <Box flex="1 1 auto" minW="0" order={{ base: 3, sm: 0 }} w={{ base: '100%', sm: 'auto' }}>
            {key === 'leftOut' ? (
              <LeftOut leftOut={campaign.leftOut} />
            ) : (
              <Box
                aria-hidden
                h="12px"
                borderRadius="4px"
                bg={colour}
                w={most === 0 ? 0 : `${(count * 100) / most}%`}
                minW={count > 0 ? '4px' : 0}
              />
            )}
          </Box>
          <Span flex="0 0 56px" textAlign="end" fontWeight="600" fontVariantNumeric="tabular-nums">
            {key === 'leftOut' && count > 0 ? `−${formatCount(count)}` : formatCount(count)}
          </Span>
          <Span flex="0 0 52px" textAlign="end" color="textThird" fontVariantNumeric="tabular-nums">
            {key === 'leftOut'
              ? count > 0 && (
                  <Link to="?status=left-out#people" preventScrollReset>
                    {t.funnel.show}
                  </Link>
                )
              : key !== 'chosen' && percentOf(count, counts.recipients)}
          </Span>
        </Flex>
      ))}
    </Flex>
  );
}

function LeftOut({ leftOut }: { leftOut: unknown }) {
  return (
    <Flex wrap="wrap" gap="6px">
      {leftOutCounts(leftOut).map(({ reason, count }) => (
        <Span
          key={reason}
          px="8px"
          h="24px"
          lineHeight="22px"
          borderWidth="1px"
          borderColor="lineStrong"
          borderRadius="tag"
          fontSize="13px"
          whiteSpace="nowrap"
        >
          {leftOutChip(reason, count)}
        </Span>
      ))}
    </Flex>
  );
}

const Table = chakra('table', {
  base: {
    w: '100%',
    textStyle: 'table',
    '& th': { textAlign: 'start', fontWeight: '500', color: 'textSecond', py: '6px' },
    '& td': { py: '6px', borderTopWidth: '1px', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& th + th': { textAlign: 'end' },
  },
});

function Figures({ steps, toSend }: { steps: readonly FunnelStep[]; toSend: number }) {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{t.funnel.step}</th>
          <th scope="col">{t.funnel.peopleHead}</th>
          <th scope="col">{t.funnel.shareHead}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ key, count }) => (
          <tr key={key}>
            <chakra.th scope="row" borderTopWidth="1px">
              {t.funnel[key]}
            </chakra.th>
            <td>{formatCount(count)}</td>
            <td>{key === 'chosen' || key === 'leftOut' ? t.none : percentOf(count, toSend)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
