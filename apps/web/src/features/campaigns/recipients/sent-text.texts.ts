import { defineTexts, plural } from '../../../lib/i18n/texts';

export const sentTextTexts = defineTexts({
  title: {
    got: (name: string) => `What ${name} got`,
    gets: (name: string) => `What ${name} gets`,
    missed: (name: string) => `What ${name} did not get`,
  },
  parts: (count: number) => plural(count, '1 part', '# parts'),
  version: (no: number) => `Version ${'ABC'[no - 1] ?? String(no)}`,
  goneTitle: 'This text is no longer kept',
  gone: 'Names and texts are removed after some time. Its result and what it cost are kept.',
  errorTitle: 'We couldn’t load the text',
  loading: 'Loading the text',
});
