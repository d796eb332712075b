/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import { ArchiveAutomation } from './archive-automation';
import type { AutomationRowFragment } from './automations.generated';

const row = {
  __typename: 'Automation',
  id: 'a1',
  name: 'Birthdays',
  kind: 'recurring',
  state: 'paused',
  trigger: { weekdays: [1], at: '09:00' },
  campaign: {},
  runMaxCost: null,
  monthCap: null,
  nextRunAt: null,
  lastRun: null,
  monthCharged: '0.000000',
  pausedReason: null,
  version: 7,
} as AutomationRowFragment;

function open(given: AutomationRowFragment = row): unknown[] {
  const asked: unknown[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        asked.push(variables);
        observer.next({ data: { updateAutomation: { ...given, state: 'archived', version: 8 } } });
        observer.complete();
      }),
  );
  render(
    <ThemeProvider>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link })}>
        <ArchiveAutomation row={given} />
      </ApolloProvider>
    </ThemeProvider>,
  );
  return asked;
}

describe('archiving an automation', () => {
  it('is not offered of one that is archived', () => {
    open({ ...row, state: 'archived' });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks first, for nothing brings it back, and says which version was read', async () => {
    const asked = open();
    const press = async (): Promise<HTMLElement> => {
      act(() => screen.getByRole('button', { name: 'Archive' }).click());
      return screen.findByRole('alertdialog', { name: 'Archive “Birthdays”?' });
    };
    const buttonIn = (dialog: HTMLElement, name: string): HTMLElement =>
      [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === name)!;
    fireEvent.click(buttonIn(await press(), 'Keep'));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked).toEqual([]);
    fireEvent.click(buttonIn(await press(), 'Archive'));
    await waitFor(() => expect(asked).toEqual([{ id: 'a1', input: { state: 'archived', version: 7 } }]));
  });
});
