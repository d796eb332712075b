import type { ApolloClient } from '@apollo/client';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTimeZone } from '../../../lib/session/session';
import { composerTexts as t } from '../composer.texts';
import type { Draft } from '../draft/draft';
import { cloneOf, undeliveredOf } from '../draft/draft-input';
import { CampaignForComposerDocument } from '../draft/draft.generated';
import { PreparedPage } from './prepared-page';

/** A campaign once more, as a new one; `to=undelivered`: to those who did not get it. */
export function Component() {
  const [asked] = useSearchParams();
  const id = asked.get('id') ?? '';
  const isForUndelivered = asked.get('to') === 'undelivered';
  const timeZone = useTimeZone();
  const make = useCallback(
    async (client: ApolloClient): Promise<Draft> => {
      const { data } = await client.query({
        query: CampaignForComposerDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      const clone = cloneOf(data!.smsCampaign!, timeZone, t.copyOf);
      return isForUndelivered ? undeliveredOf(clone, id) : clone;
    },
    [id, isForUndelivered, timeZone],
  );
  return <PreparedPage make={make} />;
}
