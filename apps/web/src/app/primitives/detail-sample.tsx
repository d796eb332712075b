import { Text } from '@chakra-ui/react/text';
import { CircleCheck, Pencil } from 'lucide-react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card/card';
import { DetailPage } from '../../ui/detail/detail-page';
import { Facts } from '../../ui/detail/facts';
import { SectionCard } from '../../ui/detail/section-card';
import { StatusTag } from '../../ui/marks/status';
import { Tabs } from '../../ui/tabs/tabs';
import { primitivesTexts } from './primitives.texts';
import { samplesTexts as t } from './samples.texts';
import { FactSamples } from './show-samples';
import { Stage } from './stage';

/** /pages/primitives/detail: one thing, its views, where it stands, its parts in two columns. */
export const Component = () => (
  <Stage>
    <DetailPage
      title={t.thing}
      badge={<StatusTag look={{ icon: CircleCheck, tone: 'green', label: t.state }} />}
      lead={<Text color="textSecond">{t.thingLead}</Text>}
      actions={
        <Button>
          <Pencil aria-hidden />
          {t.edit}
        </Button>
      }
      top={
        <Tabs aria-label={t.thing}>
          {t.views.map((name, at) => (
            <a key={name} href="#page-title" {...(at === 0 && { 'aria-current': 'page' })}>
              {name}
            </a>
          ))}
        </Tabs>
      }
      main={
        <Card p="5">
          <FactSamples />
        </Card>
      }
      side={
        <>
          <SectionCard title={t.cost}>
            <Facts
              look="lines"
              facts={[
                { label: primitivesTexts.charged, of: primitivesTexts.chargedOf, value: '$15.04' },
                { label: primitivesTexts.final, value: '$15.04', isTotal: true },
              ]}
            />
          </SectionCard>
          <SectionCard title={t.message}>
            <Text>{t.body}</Text>
          </SectionCard>
        </>
      }
    >
      {null}
    </DetailPage>
  </Stage>
);
