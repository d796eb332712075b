import { lazy, Suspense, type ComponentProps } from 'react';
import { fetchCode } from '../../../lib/fetch-code';
import type { Composer as Whole } from '../composer';
import { ComposerSkeleton } from '../frame/composer-skeleton';
import { modes } from '../modes';

const fetching = fetchCode(() => import('../composer'));
// A failed fetch is told where the composer would stand; nobody else waits for it.
fetching.catch(() => undefined);
const Fetched = lazy(async () => ({ default: (await fetching).Composer }));

/** The composer, whose code comes while its draft is being fetched: neither waits for the other. */
export function Composer(props: ComponentProps<typeof Whole>) {
  return (
    <Suspense fallback={<ComposerSkeleton of={modes[props.mode].isNew ? 'new' : 'begun'} />}>
      <Fetched {...props} />
    </Suspense>
  );
}
