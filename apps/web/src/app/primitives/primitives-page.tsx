import { Box } from '@chakra-ui/react/box';
import type { ComponentType } from 'react';
import { SectionCard } from '../../ui/detail/section-card';
import { Page } from '../../ui/page/page';
import { ChoiceSamples, FieldSamples, RowSamples, WizardSamples } from './field-samples';
import { OverlaySamples } from './overlay-samples';
import { PictureSamples } from './picture-samples';
import { primitivesTexts as t } from './primitives.texts';
import { samplesTexts } from './samples.texts';
import { ProofSamples, SettingSamples } from './setting-samples';
import { SharingSamples } from './sharing-sample';
import { BarSamples, ButtonSamples, ChartSamples, FactSamples, MessageSamples, TabSamples } from './show-samples';
import { CodeSamples, EmailSamples, LiveSamples, PageSamples } from './sight-samples';
import { Stage } from './stage';

const parts = { ...t.parts, ...samplesTexts.parts };

const samples: readonly (readonly [keyof typeof parts, ComponentType])[] = [
  ['buttons', ButtonSamples],
  ['fields', FieldSamples],
  ['choices', ChoiceSamples],
  ['pictures', PictureSamples],
  ['rows', RowSamples],
  ['wizard', WizardSamples],
  ['tabs', TabSamples],
  ['bar', BarSamples],
  ['message', MessageSamples],
  ['facts', FactSamples],
  ['charts', ChartSamples],
  ['pages', PageSamples],
  ['settings', SettingSamples],
  ['proof', ProofSamples],
  ['overlays', OverlaySamples],
  ['sharing', SharingSamples],
  ['live', LiveSamples],
  ['code', CodeSamples],
  ['email', EmailSamples],
];

/** /pages/primitives, in development only: what pages are made of, to be looked at side by side. */
export const Component = () => (
  <Stage>
    <Page title={t.title} lead={t.lead}>
      <Box columnCount={{ lg: 2 }} columnGap="4">
        {samples.map(([part, Samples]) => (
          <SectionCard key={part} title={parts[part]} mb="4" breakInside="avoid">
            <Samples />
          </SectionCard>
        ))}
      </Box>
    </Page>
  </Stage>
);
