/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { combinationOf, keyCaps } from './combination';
import { useKeys } from './use-keys';

const press = (key: string, more: Partial<KeyboardEvent> = {}) => ({
  key,
  metaKey: false,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});

describe('key combinations', () => {
  it('are ⌘ on an Apple keyboard and Ctrl on others', () => {
    expect(combinationOf(press('k', { metaKey: true }), true)).toBe('mod+k');
    expect(combinationOf(press('K', { ctrlKey: true }), false)).toBe('mod+k');
    expect(combinationOf(press('k', { ctrlKey: true }), true)).toBeNull();
    expect(combinationOf(press('z', { ctrlKey: true, shiftKey: true }), false)).toBe('mod+shift+z');
    expect(combinationOf(press('?', { shiftKey: true }), false)).toBe('?');
  });

  it('are told as the caps say', () => {
    expect(keyCaps('mod+enter', true)).toEqual(['⌘', '↵']);
    expect(keyCaps('mod+k', false)).toEqual(['Ctrl', 'K']);
  });
});

describe('useKeys', () => {
  const compose = jest.fn<() => void>();
  const menu = jest.fn<() => void>();
  const nothing = jest.fn<() => boolean>(() => false);
  function Page() {
    useKeys({ c: compose, 'mod+k': menu, 'mod+z': nothing }, { evenTyping: ['mod+k'] });
    return (
      <>
        <input aria-label="name" />
        <input type="checkbox" aria-label="pick" />
        <div role="menu">
          <button>item</button>
        </div>
      </>
    );
  }
  beforeEach(() => {
    jest.clearAllMocks();
    render(<Page />);
  });

  it('runs what the key is for, and keeps the letter from the page', () => {
    expect(fireEvent.keyDown(document.body, { key: 'c' })).toBe(false);
    expect(compose).toHaveBeenCalledTimes(1);
    fireEvent.keyDown(screen.getByLabelText('pick'), { key: 'c' });
    expect(compose).toHaveBeenCalledTimes(2);
  });

  it('leaves letters to fields and menus, but not the command menu', () => {
    fireEvent.keyDown(screen.getByLabelText('name'), { key: 'c' });
    fireEvent.keyDown(screen.getByText('item'), { key: 'c' });
    expect(compose).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByLabelText('name'), { key: 'k', ctrlKey: true });
    expect(menu).toHaveBeenCalledTimes(1);
  });

  it('leaves the browser its meaning where there is nothing to do', () => {
    expect(fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })).toBe(true);
    expect(nothing).toHaveBeenCalled();
  });
});
