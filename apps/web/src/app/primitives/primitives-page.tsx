import '../../ui/theme/all-looks';
import { Box } from '@chakra-ui/react/box';
import type { ComponentType } from 'react';
import { SectionCard } from '../../ui/detail/section-card';
import { Page } from '../../ui/page';
import { ChoiceSamples, FieldSamples, RowSamples, WizardSamples } from './field-samples';
import { PictureSamples } from './picture-samples';
import { primitivesTexts as t } from './primitives.texts';
import { BarSamples, ButtonSamples, ChartSamples, FactSamples, MessageSamples, TabSamples } from './show-samples';

const samples: readonly (readonly [keyof typeof t.parts, ComponentType])[] = [
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
];

/** /pages/primitives, in development only: what pages are made of, to be looked at side by side. */
export const Component = () => (
  <Box as="main" p={{ base: '16px', md: '24px' }} maxW="1440px" mx="auto">
    <Page title={t.title} lead={t.lead}>
      <Box columnCount={{ lg: 2 }} columnGap="16px">
        {samples.map(([part, Samples]) => (
          <SectionCard key={part} title={t.parts[part]} mb="16px" breakInside="avoid">
            <Samples />
          </SectionCard>
        ))}
      </Box>
    </Page>
  </Box>
);
