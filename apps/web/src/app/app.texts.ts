import { defineTexts } from '../lib/i18n/texts';

export const appTexts = defineTexts({
  loading: 'Loading the page',
  skip: 'Skip to the content',
  notFoundTitle: 'There is no page here',
  notFound: 'The address may be mistyped, or the page has moved.',
  backToHome: 'Back to home',
  errorTitle: 'This page could not be shown',
  error: 'Nothing you saved is lost. Load the page again; if it stays, tell us the time it happened.',
  chunkTitle: 'A new version is out',
  chunk: 'This page could not be loaded. Load it again to get the newest version.',
  reload: 'Load again',
});
