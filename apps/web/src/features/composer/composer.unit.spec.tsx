/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { jest } from '@jest/globals';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { memo, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Problem } from '../../lib/graph/problem';
import { keepSession } from '../../lib/session/session';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import type { Toast } from '../../ui/toast/notify';
import { billOf } from './bill/bill';
import { BillCard } from './bill/bill-card';
import { ComposerParts, useComposerPart } from './composer-store';
import { emptyDraft } from './draft/draft';
import type { DraftHome } from './draft/draft-home';
import { useKeptDraft } from './draft/keeping/use-kept-draft';
import { lastDraftLeft } from './draft/keeping/use-saves';
import { readKept } from './draft/kept-draft';
import { modes } from './modes';
import type { Composer } from './use-composer';

const Around = ({ children }: { children: ReactNode }) => (
  <MemoryRouter>
    <ThemeProvider>{children}</ThemeProvider>
  </MemoryRouter>
);
afterEach(cleanup);

describe('the bill', () => {
  const show = (change: object, problem: Problem | null = null): void => {
    keepSession({
      accessToken: 'a',
      refreshToken: 'r',
      user: {
        id: 'u',
        role: 'merchant',
        email: '',
        firstName: '',
        lastName: '',
        termsAccepted: true,
        tenant: null,
        permissions: ['owner'],
      } as never,
    });
    const quote = {
      recipients: 1_284,
      leftOut: {},
      parts: 1_317,
      partsPerMessage: { 1: 1_251, 2: 33 },
      cost: '105.360000',
      balance: '251.92',
      sufficient: true,
      costlyCharacters: [],
      variants: null,
      zones: [],
      ...change,
    };
    const composer = {
      page: { mode: modes.new, timeZone: 'Australia/Sydney' },
      draft: emptyDraft,
      bill: {
        bill: problem === null ? billOf(quote, [{ price: '0.080000' }], '200.00') : null,
        quoting: { isFresh: problem === null, problem, quote, retry: () => undefined },
      },
      timing: { run: { start: new Date('2026-11-19T10:14:30+11:00'), end: new Date('2026-11-19T10:22:00+11:00') } },
      checks: { block: null },
    };
    render(
      <ComposerParts composer={composer as unknown as Composer}>
        <BillCard />
      </ComposerParts>,
      { wrapper: Around },
    );
  };
  it('is exact', () => {
    show({});
    for (const words of [
      '1,251 people × 1 part',
      '$100.08',
      '33 people × 2 parts',
      '$5.28',
      '$105.36',
      '$146.56',
      '10:22',
    ])
      expect(screen.getByText(words)).toBeTruthy();
  });
  it('says what to do where the server refuses the text, whose field says why', () => {
    show({}, new Problem('invalid-input', '', '', [{ field: 'message', message: 'A review campaign needs a link.' }]));
    expect(screen.getByText('Fix what is marked in red to see the exact cost.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
  it('says what lacks and leads to the top-up', () => {
    show({ balance: '86.96', sufficient: false });
    expect(screen.getByText('You need $18.40 more. The draft is saved.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Top up' }).getAttribute('href')).toBe('/billing/top-up?amount=18.40');
  });
});

describe('the parts of the composer', () => {
  it('are drawn again only where something changed that they take', () => {
    const draws = { people: 0, text: 0, bill: 0 };
    const Counted = ({ of, children }: { of: keyof typeof draws; children: string }) => ((draws[of] += 1), children);
    const People = memo(function People() {
      const { segmentIds } = useComposerPart('draft', 'segmentIds');
      return <Counted of="people">{segmentIds.join()}</Counted>;
    });
    const Text = memo(function Text() {
      const { message } = useComposerPart('draft', 'message');
      return <Counted of="text">{message}</Counted>;
    });
    const Bill = memo(function Bill() {
      const { quote } = useComposerPart('bill', 'quote');
      return <Counted of="bill">{String(quote?.recipients)}</Counted>;
    });
    const quote = { recipients: 3 };
    const at = (message: string, of = quote) => (
      <ComposerParts composer={{ draft: { ...emptyDraft, message }, bill: { quote: of } } as unknown as Composer}>
        <People />
        <Text />
        <Bill />
      </ComposerParts>
    );
    const { rerender, container } = render(at('H'));
    const first = { ...draws };
    rerender(at('Hi'));
    expect(container.textContent).toBe('Hi3');
    expect(draws).toEqual({ ...first, text: first.text + 1 });
    rerender(at('Hi', { recipients: 4 }));
    expect(container.textContent).toBe('Hi4');
    expect(draws).toEqual({ ...first, text: first.text + 1, bill: first.bill + 1 });
  });
});

describe('draft saving', () => {
  beforeEach(() => (jest.useFakeTimers(), localStorage.clear()));
  afterEach(() => jest.useRealTimers());
  const opening = { draft: emptyDraft, base: null, savedAt: null, isUnsynced: false };
  const tell = jest.fn<(toast: Toast) => void>();
  const catchUp = async (base: number | null): Promise<number | null> => base;
  const use = (home: Omit<DraftHome, 'id' | 'catchUp'>) => {
    const whole = { id: null, catchUp, ...home };
    return renderHook(() => useKeptDraft({ userId: 'u', campaignId: null, opening, home: whole, tell }), {
      wrapper: Around,
    });
  };
  const type = (hook: ReturnType<typeof use>, message: string): void =>
    act(() => hook.result.current.dispatch({ do: 'change', change: { message } }));
  const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

  it('keeps each letter here at once and sends the last after a pause', async () => {
    const write = jest.fn<DraftHome['write']>().mockResolvedValue(null);
    const hook = use({ write, read: async () => null });
    type(hook, 'H');
    type(hook, 'Hi');
    expect(readKept('u', 'new')?.draft.message).toBe('Hi');
    expect(write).not.toHaveBeenCalled();
    await pass(1_000);
    expect(write).toHaveBeenCalledTimes(1);
    expect(write.mock.calls[0]![0].message).toBe('Hi');
    expect(hook.result.current.status.kind).toBe('saved');
  });

  it('loses nothing without a connection, and sends it when it is back', async () => {
    const write = jest.fn<DraftHome['write']>().mockRejectedValueOnce(new TypeError('fetch')).mockResolvedValue(null);
    const hook = use({ write, read: async () => null });
    type(hook, 'Hi');
    await pass(1_000);
    expect(hook.result.current.status.kind).toBe('local');
    expect(readKept('u', 'new')?.draft.message).toBe('Hi');
    await act(async () => void window.dispatchEvent(new Event('online')));
    await pass(0);
    expect(hook.result.current.status.kind).toBe('saved');
  });

  it('stops at a version conflict until somebody says whose counts', async () => {
    const write = jest
      .fn<DraftHome['write']>()
      .mockRejectedValueOnce(new Problem('version-conflict', '', ''))
      .mockResolvedValue(8);
    const theirs = { draft: { ...emptyDraft, message: 'Theirs' }, savedAt: '2026-11-21T10:00:00Z', tab: '', base: 7 };
    const hook = use({ write, read: async () => theirs });
    type(hook, 'Mine');
    await pass(1_000);
    expect(hook.result.current.status.kind).toBe('conflict');
    type(hook, 'Mine too');
    await pass(20_000);
    expect(write).toHaveBeenCalledTimes(1);
    await act(() => hook.result.current.settle('mine'));
    expect(write).toHaveBeenLastCalledWith(expect.objectContaining({ message: 'Mine too' }), 7);
    expect(hook.result.current.status.kind).toBe('saved');
  });

  it('stays at its question where nobody could be asked for theirs', async () => {
    const write = jest
      .fn<DraftHome['write']>()
      .mockRejectedValueOnce(new Problem('version-conflict', '', ''))
      .mockResolvedValue(8);
    const theirs = { draft: { ...emptyDraft, message: 'Theirs' }, savedAt: '2026-11-21T10:00:00Z', tab: '', base: 7 };
    const read = jest.fn<DraftHome['read']>().mockRejectedValueOnce(new TypeError('fetch')).mockResolvedValue(theirs);
    const hook = use({ write, read });
    type(hook, 'Mine');
    await pass(1_000);
    await act(() => hook.result.current.settle('theirs'));
    expect(hook.result.current.status.kind).toBe('conflict');
    await act(() => hook.result.current.settle('theirs'));
    expect(hook.result.current.state.draft.message).toBe('Theirs');
  });

  it('shows the newer version of another tab, with a word and a way back', async () => {
    const hook = use({ write: async () => null, read: async () => null });
    type(hook, 'Old');
    await pass(1_000);
    const newValue = JSON.stringify({
      draft: { ...emptyDraft, message: 'Newer' },
      savedAt: new Date(Date.now() + 1_000).toISOString(),
      tab: 'other',
      base: null,
    });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'bellbird.draft.u.new', newValue })));
    expect(hook.result.current.state.draft.message).toBe('Newer');
    expect(tell).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'This draft was changed in another tab' }));
    act(() => tell.mock.lastCall![0].action!.run());
    expect(hook.result.current.state.draft.message).toBe('Old');
  });

  it('moves what is kept here to the draft that it has become, and sends what was typed last as one leaves', async () => {
    let id: string | null = null;
    const write = jest.fn<DraftHome['write']>(async () => ((id = 'd1'), 1));
    const home: DraftHome = {
      get id() {
        return id;
      },
      catchUp,
      write,
      read: async () => null,
    };
    const hook = renderHook(() => useKeptDraft({ userId: 'u', campaignId: null, opening, home, tell }), {
      wrapper: Around,
    });
    type(hook, 'Hi');
    await pass(1_000);
    expect(readKept('u', 'new')).toBeNull();
    expect(readKept('u', 'edit.d1')).toMatchObject({ base: 1, draft: { message: 'Hi' } });
    type(hook, 'Hi there');
    hook.unmount();
    await lastDraftLeft();
    expect(write).toHaveBeenLastCalledWith(expect.objectContaining({ message: 'Hi there' }), 1);
  });

  it('is a draft before it is sent', async () => {
    let id: string | null = null;
    const write = jest.fn<DraftHome['write']>(async () => ((id = 'd2'), 1));
    const home: DraftHome = {
      get id() {
        return id;
      },
      catchUp,
      write,
      read: async () => null,
    };
    const hook = renderHook(() => useKeptDraft({ userId: 'u', campaignId: null, opening, home, tell }), {
      wrapper: Around,
    });
    type(hook, 'Hi');
    await act(() => hook.result.current.stop());
    expect(await act(() => hook.result.current.settled())).toBe('d2');
    expect(await act(() => hook.result.current.settled())).toBe('d2');
    expect(write).toHaveBeenCalledTimes(1);
    expect(readKept('u', 'new')).toBeNull();
  });

  it('saves nothing any more once it is being sent', async () => {
    const write = jest.fn<DraftHome['write']>().mockResolvedValue(null);
    const hook = use({ write, read: async () => null });
    type(hook, 'Hi');
    await act(() => hook.result.current.stop());
    await pass(20_000);
    expect(write).not.toHaveBeenCalled();
  });
});
