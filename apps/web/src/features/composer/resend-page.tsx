import type { ApolloClient } from '@apollo/client';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTimeZone } from '../../lib/session/session';
import { composerTexts as t } from './composer.texts';
import type { Draft } from './draft/draft';
import { cloneOf } from './draft/draft-input';
import { CampaignForComposerDocument } from './draft/draft.generated';
import { PreparedPage } from './prepared-page';

/** A campaign once more, as a new one. */
export function Component() {
  const id = useSearchParams()[0].get('id') ?? '';
  const timeZone = useTimeZone();
  const make = useCallback(
    async (client: ApolloClient): Promise<Draft> => {
      const { data } = await client.query({
        query: CampaignForComposerDocument,
        variables: { id },
        fetchPolicy: 'network-only',
      });
      return cloneOf(data!.smsCampaign!, timeZone, t.copyOf);
    },
    [id, timeZone],
  );
  return <PreparedPage make={make} />;
}
