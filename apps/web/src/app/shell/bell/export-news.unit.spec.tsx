/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { setLive } from '../../../lib/graph/live-state';
import { awaitedExports, awaitExport } from '../../../lib/notices/awaited-exports';
import { keepSession } from '../../../lib/session/session';
import { patienceMs, useExportNews } from './use-export-news';

const again = jest.fn();
let status = 'running';
let isDown = false;

beforeAll(() => import('../../../ui/toast/toaster'));
beforeEach(() => {
  again.mockClear();
  status = 'running';
  isDown = false;
  setLive('live');
  keepSession({
    accessToken: 'a',
    refreshToken: 'r',
    user: {
      id: 'u',
      role: 'merchant',
      email: 'e',
      firstName: 'A',
      lastName: 'B',
      termsAccepted: true,
      tenant: { name: 'Café', country: 'AU', timeZone: 'Australia/Sydney' },
      permissions: ['owner'],
    },
  });
  globalThis.fetch = jest.fn(async () =>
    isDown
      ? Promise.reject(new TypeError('Failed to fetch'))
      : new Response(JSON.stringify({ status, url: null }), { headers: { 'content-type': 'application/json' } }),
  ) as typeof fetch;
});
afterEach(() => {
  for (const { jobId } of awaitedExports())
    act(() => void renderHook(useExportNews).result.current({ type: 'export-success', data: { jobId } }));
  cleanup();
});

describe('an export that was asked for', () => {
  it('and failed is told by its notification, once, with a way to try again', async () => {
    const { result } = renderHook(useExportNews);
    act(() => awaitExport({ jobId: 'j1', resource: 'contacts', again }));
    act(() => result.current({ type: 'export-failed', data: { jobId: 'j1' } }));
    act(() => result.current({ type: 'export-failed', data: { jobId: 'j1' } }));
    expect(await screen.findAllByText('Your export of contacts could not be made')).toHaveLength(1);
    act(() => screen.getByRole('button', { name: 'Export again' }).click());
    expect(again).toHaveBeenCalledTimes(1);
    expect(awaitedExports()).toEqual([]);
  });

  it('is looked at where the news of it was lost', async () => {
    status = 'failed';
    renderHook(useExportNews);
    act(() => awaitExport({ jobId: 'j2', resource: 'smsTemplates', again }));
    expect(await screen.findByText('Your export of templates could not be made')).toBeTruthy();
  });

  it('is waited for in bounded time', async () => {
    isDown = true;
    renderHook(useExportNews);
    act(() => awaitExport({ jobId: 'j3', resource: 'inboundSmsList', again }, Date.now() - patienceMs - 1));
    expect(await screen.findByText('Your export of replies takes long')).toBeTruthy();
    await waitFor(() => expect(awaitedExports()).toEqual([]));
  });

  it('in another tab is no news here', async () => {
    const { result } = renderHook(useExportNews);
    act(() => result.current({ type: 'export-failed', data: { jobId: 'theirs' } }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText('Your export of your list could not be made')).toBeNull();
  });
});
