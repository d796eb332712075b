import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Check, CircleCheck, CircleDashed, Eye, Megaphone, MessageSquareReply, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { countParts } from '@bellbird/sms-text';
import { sampleReader, textFor } from '../../domain/message/counter';
import { messageFields } from '../../domain/message/fields';
import { MessageBox } from '../../domain/message/message-box';
import { PhoneDrawing } from '../../domain/message/phone-drawing';
import { Problem } from '../../lib/graph/problem';
import { Button, IconButton } from '../../ui/button';
import BarChart from '../../ui/chart/bar-chart';
import HeatMap from '../../ui/chart/heat-map';
import LineChart from '../../ui/chart/line-chart';
import { Facts } from '../../ui/detail/facts';
import { Figure } from '../../ui/detail/figure';
import { Timeline } from '../../ui/detail/timeline';
import { SegmentedBar } from '../../ui/figures/segmented-bar';
import { Initials } from '../../ui/marks/avatar';
import { StatusTag } from '../../ui/marks/status';
import { Notice } from '../../ui/notice';
import { AppBar } from '../../ui/page/app-bar';
import { ErrorState, StatePanel } from '../../ui/states/state-panel';
import { Tabs } from '../../ui/tabs/tabs';
import { primitivesTexts as t } from './primitives.texts';

const problem = new Problem('unavailable', t.error, t.help);

export const ButtonSamples = () => (
  <Stack gap="4">
    <Flex wrap="wrap" gap="2">
      {t.variants.map((variant) => (
        <Button key={variant} variant={variant}>
          {t.add}
        </Button>
      ))}
    </Flex>
    <Flex wrap="wrap" gap="2" align="center">
      <StatusTag look={{ icon: CircleCheck, tone: 'green', label: t.delivered }} />
      <StatusTag look={{ icon: 'pulse', tone: 'brand', label: t.pending }} />
      <StatusTag look={{ icon: TriangleAlert, tone: 'red', label: t.bounced }} />
      <Initials name={t.name} />
    </Flex>
    {(['brand', 'amber', 'red', 'grey'] as const).map((tone) => (
      <Notice key={tone} icon={TriangleAlert} tone={tone}>
        {t.notice}
      </Notice>
    ))}
    <StatePanel icon={Megaphone} title={t.empty} actions={<Button variant="solid">{t.add}</Button>}>
      {t.emptyText}
    </StatePanel>
    <ErrorState title={t.error} problem={problem} onRetry={() => undefined} />
  </Stack>
);

const fields = messageFields([]);
const business = { name: 'Corner Café', origin: 'https://bellbird.example' };

export function MessageSamples() {
  const [message, setMessage] = useState<string>(t.message);
  const text = textFor(message, sampleReader([]), business);
  return (
    <Stack gap="4">
      <MessageBox
        label={t.text}
        message={message}
        onChange={setMessage}
        fields={fields}
        costly={['’']}
        error={undefined}
        counter={{ count: countParts(text), whose: t.whose, isCostly: true }}
      />
      <Box bg="brandTintStrong" borderRadius="card" overflow="hidden" pt="4">
        <PhoneDrawing
          sender={t.sender}
          clock={t.clock}
          when={t.today}
          text={text}
          label={t.preview}
          empty={t.previewEmpty}
        />
      </Box>
    </Stack>
  );
}

export const TabSamples = () => (
  <Tabs aria-label={t.parts.tabs}>
    {t.segments.map((name, at) => (
      <a key={name} href="#page-title" {...(at === 1 && { 'aria-current': 'page' })}>
        {name}
      </a>
    ))}
  </Tabs>
);

/** Without a title, which the page's own heading is. */
export const BarSamples = () => (
  <AppBar
    backTo="/"
    under={t.saved}
    actions={
      <IconButton label={t.preview} size="lg">
        <Eye />
      </IconButton>
    }
  />
);

export const FactSamples = () => (
  <Stack gap="4">
    <Figure value={t.share}>{t.of}</Figure>
    <SegmentedBar
      label={t.handled}
      whole={192}
      height="12px"
      aside={t.today}
      segments={[
        { key: 'delivered', count: 170, word: t.delivered, colour: 'chart1' },
        { key: 'bounced', count: 12, word: t.bounced, colour: 'red' },
        { key: 'pending', count: 10, word: t.pending, colour: 'hover' },
      ]}
    />
    <Facts
      look="lines"
      facts={[
        { label: t.charged, of: t.chargedOf, value: '$15.04' },
        { label: t.back, value: '$0.32', isBack: true },
        { label: t.final, value: '$15.04', isTotal: true },
      ]}
    />
    <Facts
      look="columns"
      facts={[
        { label: t.started, value: '10:14' },
        { label: t.ended, value: '10:22' },
      ]}
    />
    <Facts look="pairs" facts={[{ label: t.name, value: business.name }]} />
    {(['across', 'down'] as const).map((look) => (
      <Timeline
        key={look}
        label={t.timeline}
        look={look}
        events={[
          { key: '1', icon: CircleDashed, tone: 'grey', title: t.steps.queued, when: '10:12' },
          { key: '2', icon: Check, tone: 'brand', title: t.steps.sent, when: '10:12' },
          { key: '3', icon: CircleCheck, tone: 'green', title: t.steps.delivered, when: '10:13' },
          {
            key: '4',
            icon: MessageSquareReply,
            tone: 'brand',
            title: t.steps.replied,
            when: '10:14',
            text: t.reply,
            action: <Button variant="link">{t.answer}</Button>,
          },
        ]}
      />
    ))}
  </Stack>
);

const hours = ['08', '09', '10', '11', '12'];

export const ChartSamples = () => (
  <Stack gap="6">
    <BarChart
      title={t.bars}
      summary={t.barsSummary}
      pointHead={t.minute}
      valueHead={t.people}
      bars={[
        { key: 'a', label: '10:00', tick: '10:00', value: 60 },
        { key: 'b', label: '10:01', tick: '10:01', value: 20, planned: 41, isNow: true },
        { key: 'c', label: '10:02', tick: '10:02', value: 0, planned: 35 },
      ]}
    />
    <LineChart
      title={t.lines}
      summary={t.linesSummary}
      pointHead={t.week}
      series={[
        { label: t.texts, colour: 'chart1' },
        { label: t.replies, colour: 'chart3' },
      ]}
      points={[
        { key: '1', label: '02-11-2026', tick: '02-11', values: [90, 10] },
        { key: '2', label: '09-11-2026', tick: '09-11', values: [110, 15] },
        { key: '3', label: '16-11-2026', tick: '16-11', values: [120, 12], isOpen: true },
      ]}
    />
    <HeatMap
      title={t.heat}
      summary={t.heatSummary}
      note={t.heatNote}
      rows={t.days}
      columns={hours}
      values={[
        [90, 1_773, 144, 66, 0],
        [56, 114, 168, 0, 4],
        [0, 99, 185, 117, 1],
      ]}
      labelOf={(row, column) => t.cell(t.days[row]!, hours[column]!)}
      pointHead={t.time}
      valueHead={t.texts}
    />
  </Stack>
);
