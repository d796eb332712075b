/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, renderHook, screen, waitFor } from '@testing-library/react';
import { awaitedExports, awaitExport } from '../../../lib/awaited-exports';
import { setLive } from '../../../lib/graph/live-state';
import { logIn } from '../../../testing/log-in';
import { exportFile } from '../../../ui/list-page/export-file';
import { patienceMs, useExportNews } from './use-export-news';

const again = jest.fn();
let status = 'running';
let rows = 0;
let isDown = false;

beforeAll(() => import('../../../ui/toast/toaster'));
beforeEach(() => {
  again.mockClear();
  status = 'running';
  rows = 0;
  isDown = false;
  setLive('live');
  logIn({ permissions: ['owner'] });
  globalThis.fetch = jest.fn(async () =>
    isDown
      ? Promise.reject(new TypeError('Failed to fetch'))
      : new Response(JSON.stringify({ status, progress: 42, rows, url: null }), {
          headers: { 'content-type': 'application/json' },
        }),
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
    act(() => awaitExport({ jobId: 'j3', resource: 'inboundSmsList', again }, performance.now() - patienceMs - 1));
    expect(await screen.findByText('Your export of replies is taking a while')).toBeTruthy();
    await waitFor(() => expect(awaitedExports()).toEqual([]));
  });

  it('is told in one toast, which says how far it is and then that the file is there', async () => {
    const { result } = renderHook(useExportNews);
    rows = 1_200;
    await act(() => exportFile(async () => ({ jobId: 'j4', resource: 'contacts' })));
    await screen.findByText('Preparing your export');
    const [toast] = document.querySelectorAll('[data-scope=toast][data-part=root][data-state=open]');
    await waitFor(() => expect(toast?.textContent).toContain('42%, 1,200 rows so far'));
    act(() => result.current({ type: 'export-success', data: { jobId: 'j4' } }));
    await waitFor(() => expect(toast?.textContent).toContain('Your export of contacts is ready'));
    expect(toast?.textContent).not.toContain('so far');
    expect(screen.queryByText('Preparing your export')).toBeNull();
    expect(screen.getAllByRole('button', { name: 'Download' })).toHaveLength(1);
  });

  it('says no more of its progress to who closed its toast, and still that it is ready', async () => {
    const { result } = renderHook(useExportNews);
    await act(() => exportFile(async () => ({ jobId: 'j5', resource: 'contacts' })));
    await screen.findByText('Preparing your export');
    for (const button of screen.getAllByRole('button', { name: 'Close' })) act(() => button.click());
    await waitFor(() => expect(screen.queryByText('Preparing your export')).toBeNull());
    rows = 5;
    await new Promise((resolve) => setTimeout(resolve, 2_200));
    expect(screen.queryByText('Preparing your export')).toBeNull();
    act(() => result.current({ type: 'export-success', data: { jobId: 'j5' } }));
    expect(await screen.findByText('Your export of contacts is ready')).toBeTruthy();
  });

  it('in another tab is no news here', async () => {
    const { result } = renderHook(useExportNews);
    act(() => result.current({ type: 'export-failed', data: { jobId: 'theirs' } }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText('Your export of your list could not be made')).toBeNull();
  });
});
