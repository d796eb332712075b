import type { ApolloClient } from '@apollo/client';
import { SaveCardDocument, SavedCardsDocument, SetUpCardDocument } from '../billing.generated';
import type { CardProvider } from './card-provider';

/** Saves a new card for later payments, with the bank's word where the provider asks for it. @throws Problem, and what Apollo throws */
export async function keepCard(provider: CardProvider, client: ApolloClient, paymentMethod: string) {
  await provider.agreeToKeep(
    paymentMethod,
    async () => (await client.mutate({ mutation: SetUpCardDocument })).data?.createCardSetup?.clientSecret ?? null,
  );
  return client.mutate({
    mutation: SaveCardDocument,
    variables: { paymentMethod },
    refetchQueries: [SavedCardsDocument],
    awaitRefetchQueries: true,
  });
}
