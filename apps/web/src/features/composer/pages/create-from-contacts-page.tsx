import type { ApolloClient } from '@apollo/client';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AudiencePeopleDocument, SegmentFromFiltersDocument } from '../../../domain/audience/audience.generated';
import { everybody } from '../../../domain/audience/everybody';
import { forgetSegmentOf, segmentOnce } from '../../../domain/audience/segment-once';
import { clock } from '../../../lib/clock';
import { formatWhen } from '../../../lib/format/time';
import { useTimeZone } from '../../../lib/session/session';
import { notify } from '../../../ui/toast/notify';
import { composerTexts as t } from '../composer.texts';
import { emptyDraft, type Draft } from '../draft/draft';
import { askedAudience } from '../recipients/asked-audience';
import { PreparedPage } from './prepared-page';

/** So many are named one by one; more become a segment, which is told. */
const mostNamed = 1_000;

/** A new campaign to contacts that were picked in their list, to all that a filter leaves, or to a segment. */
export function Component() {
  const [params] = useSearchParams();
  const timeZone = useTimeZone();
  const address = params.toString();
  const make = useCallback(
    async (client: ApolloClient): Promise<Draft> => {
      const asked = askedAudience(address);
      if ('contactIds' in asked) return { ...emptyDraft, contactIds: asked.contactIds };
      if ('segmentId' in asked) return { ...emptyDraft, segmentIds: [asked.segmentId] };
      const { filters, filtersMatch } = asked;
      if (filters.length === 0) return { ...emptyDraft, segmentIds: [everybody] };
      const { data } = await client.query({
        query: AudiencePeopleDocument,
        variables: { query: { filters, filtersMatch, limit: mostNamed } },
        fetchPolicy: 'network-only',
      });
      const { count, data: people } = data!.contacts!;
      if (count <= people.length) return { ...emptyDraft, contactIds: people.map(({ id }) => id) };
      const { id, name } = await segmentOnce(
        address,
        t.segmentName(formatWhen(clock.now(), timeZone, new Date(0))),
        async (call) => {
          const made = await client.mutate({
            mutation: SegmentFromFiltersDocument,
            variables: { input: { name: call.name, filters, filtersMatch } },
            context: { headers: { 'idempotency-key': call.key } },
          });
          return made.data!.createSegment!.id;
        },
      );
      notify({ kind: 'async', title: t.segmentMade(name) });
      return { ...emptyDraft, segmentIds: [id] };
    },
    [address, timeZone],
  );
  return <PreparedPage make={make} onPrepared={() => forgetSegmentOf(address)} />;
}
