/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render, screen } from '@testing-library/react';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
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
  const line = screen.getByText('Mei-Lin Williams').parentElement!;
  expect(line).toBe(screen.getByText('+61 491 570 156').parentElement);
  const { flexWrap, overflow } = getComputedStyle(line);
  expect([flexWrap, overflow, line.title]).toEqual(['wrap', 'hidden', '+61 491 570 156']);
});
