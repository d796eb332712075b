import { defineTexts } from '../lib/i18n/texts';

export const appTexts = defineTexts({
  loading: 'Loading the page',
  skip: 'Skip to the content',
  home: 'Home',
  backToHome: 'Back to home',
  errorTitle: 'We couldn’t show this page',
  error: 'Nothing you saved is lost. Load the page again. If it keeps happening, tell us when it did.',
  chunkTitle: 'Load the page again',
  chunk: 'We couldn’t load this page. A new version may be out, or the connection broke. What you saved is safe.',
  awayTitle: 'No connection',
  away: 'This page opens by itself as soon as the connection is back. What you saved is safe, and so are your drafts.',
  awayWaits: 'No connection. The page opens by itself once it’s back.',
  awayKept: 'Nothing you typed is lost.',
  reload: 'Load again',
});
