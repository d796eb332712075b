/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { act, renderHook } from '@testing-library/react';
import { usePicked } from './use-picked';

const page = ['a', 'b', 'c', 'd'];
const opened = () =>
  renderHook(({ question, ids }) => usePicked(question, ids), { initialProps: { question: 'page 1', ids: page } });

describe('the rows that are picked', () => {
  it('are of the question they were picked from: another page or order begins with nobody', () => {
    const { result, rerender } = opened();
    act(() => result.current.pickRow('b', true, false));
    expect(result.current).toMatchObject({ pickedIds: ['b'], hasPicked: true, isPicking: true });
    rerender({ question: 'page 2', ids: ['e', 'f'] });
    expect(result.current).toMatchObject({ pickedIds: [], hasPicked: false });
    act(() => result.current.pickRow('f', true, true));
    expect(result.current.pickedIds).toEqual(['f']);
  });
  it('are a span with Shift, in the order of the page', () => {
    const { result } = opened();
    act(() => result.current.pickRow('d', true, false));
    act(() => result.current.pickRow('b', true, true));
    expect(result.current.pickedIds).toEqual(['b', 'c', 'd']);
  });
  it('may be all that match, and one that is taken away leaves the others of the page', () => {
    const { result } = opened();
    act(() => result.current.pickAll());
    expect(result.current).toMatchObject({ picked: { kind: 'all' }, pickedIds: page });
    act(() => result.current.pickRow('a', false, false));
    expect(result.current.pickedIds).toEqual(['b', 'c', 'd']);
  });
  it('are offered on a phone once that is asked for, until all is cleared', () => {
    const { result } = opened();
    act(() => result.current.begin());
    expect(result.current).toMatchObject({ isPicking: true, hasPicked: false });
    act(() => result.current.clear());
    expect(result.current.isPicking).toBe(false);
  });
});
