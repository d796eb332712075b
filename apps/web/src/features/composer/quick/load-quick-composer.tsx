import { lazy, Suspense, type ComponentProps } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import { ComposerSkeleton } from '../frame/composer-skeleton';
import type { QuickComposer as Whole } from './quick-composer';

const Fetched = lazy(async () => ({
  default: (await fetchCode(() => import('./quick-composer'))).QuickComposer,
}));

/** The quick text, whose code is the composer's. */
export const QuickComposer = (props: ComponentProps<typeof Whole>) => (
  <Suspense fallback={<ComposerSkeleton of="quick" />}>
    <Fetched {...props} />
  </Suspense>
);
