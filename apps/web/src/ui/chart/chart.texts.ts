import { defineTexts } from '../../lib/i18n/texts';

export const chartTexts = defineTexts({
  asTable: 'Show as table',
  asChart: 'Show as chart',
  now: 'Now',
  planned: 'Planned',
  fewer: 'Fewer',
  more: 'More',
  point: (label: string, values: readonly string[]) => `${label}: ${values.join(', ')}`,
  value: (name: string, count: string) => `${name} ${count}`,
});
