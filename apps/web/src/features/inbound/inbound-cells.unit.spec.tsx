/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import { From, type Row } from './inbound-cells';
import { InboundContactNameFragmentDoc, type InboundContactNameFragment } from './inbound.generated';

it('a reply’s row keeps the name where there is no room for the number too', () => {
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  client.writeFragment({
    fragment: InboundContactNameFragmentDoc,
    data: { __typename: 'Contact', id: 'c', name: 'Mei-Lin Williams' } as InboundContactNameFragment,
  });
  render(
    <ApolloProvider client={client}>
      <ThemeProvider>
        <From row={{ contactId: 'c', from: '+61491570156' } as Row} />
      </ThemeProvider>
    </ApolloProvider>,
  );
  const shrink = (text: string): number => Number(getComputedStyle(screen.getByText(text)).flexShrink || 1);
  expect(shrink('+61 491 570 156')).toBeGreaterThan(1000 * shrink('Mei-Lin Williams'));
});
