/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { expect, it } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { ComposerParts } from '../composer-store';
import { emptyDraft } from '../draft/draft';
import { sectionTexts as t } from '../message/message-section.texts';
import type { Composer } from '../use-composer';
import { SaveTemplateDialog } from './save-template-dialog';

const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
/** The dialog over a campaign that has no name yet. */
function open(campaignId: string) {
  const composer = { draft: emptyDraft, page: { campaignId } } as unknown as Composer;
  const dialog = (
    <ComposerParts composer={composer}>
      <SaveTemplateDialog onClose={() => undefined} />
    </ComposerParts>
  );
  return render(
    <ThemeProvider>
      <ApolloProvider client={client}>
        <RouterProvider router={createMemoryRouter([{ path: '/', element: dialog }])} />
      </ApolloProvider>
    </ThemeProvider>,
  );
}
const name = () => screen.getByLabelText<HTMLInputElement>(t.templateName);

it('keeps the name that was typed for the template of each draft, though none of them has a name', () => {
  const first = open('c1');
  fireEvent.change(name(), { target: { value: 'Roast' } });
  first.unmount();
  const second = open('c2');
  expect(name().value).toBe('');
  second.unmount();
  open('c1');
  expect(name().value).toBe('Roast');
});
