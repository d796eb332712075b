/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { cleanup, render } from '@testing-library/react';
import { ThemeProvider } from '../../../ui/theme/theme-provider';
import { messageCell, reasonOf, type Row } from './campaign-cells';
import { draftInput } from './delete-drafts';

const versions = [{ message: 'Soup is back.' }, { message: 'Soup again.' }];
const shown = (row: Parameters<typeof messageCell>[0]): string | null =>
  render(<ThemeProvider>{messageCell(row)}</ThemeProvider>).container.textContent;
afterEach(cleanup);

describe('the text of a campaign in a list', () => {
  it('is that of its first version, and how many there are', () =>
    expect(shown({ message: '', variants: versions })).toBe('2 versionsSoup is back.'));
  it.each([
    [{ message: 'Soup is back.', variants: null }, 'Soup is back.'],
    [{ message: ' ', variants: null }, 'No text yet'],
    [{ message: '', variants: [{ message: '' }, { message: 'Soup' }] }, '2 versionsNo text yet'],
  ])('%j reads %j', (row, text) => expect(shown(row)).toBe(text));
});

describe('why a campaign is as it is', () => {
  const row = { status: 'canceled', paused: false, pausedReason: null, cancellationReason: null } as Row;
  it.each([
    [{ cancellationReason: 'insufficient-funds' }, 'Balance too low'],
    [{ cancellationReason: 'manual-cancellation' }, null],
    [{ status: 'running', paused: true, pausedReason: 'suspended' }, 'Paused by Bellbird'],
    [{ status: 'running', paused: true, pausedReason: 'manual' }, null],
  ] as const)('of %j is said as %j: what a person did themselves needs no second word', (is, why) =>
    expect(reasonOf({ ...row, ...is } as Row)).toBe(why),
  );
});

describe('a draft that is brought back', () => {
  it('has its versions, its numbers and whom it is sent to again', () =>
    expect(
      draftInput({
        __typename: 'SmsCampaign',
        id: 'x',
        name: '',
        message: '',
        callerId: null,
        variants: [{ __typename: 'SmsVariant', message: 'Hi', share: 50 }],
        phones: ['+61491570156'],
        resendOf: { __typename: 'ResendOf', campaignId: 'y', statuses: ['bounced'] },
      } as never),
    ).toEqual({
      variants: [{ message: 'Hi', share: 50 }],
      phones: ['+61491570156'],
      resendOf: { campaignId: 'y', statuses: ['bounced'] },
    }));
});
