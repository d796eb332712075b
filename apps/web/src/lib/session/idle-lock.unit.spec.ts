/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { jest } from '@jest/globals';
import { lockWhenIdle } from './idle-lock';
import { isLocked, keepSession } from './session';

const user = {
  id: 'u1',
  role: 'merchant',
  email: 'mia@example.com',
  firstName: 'Mia',
  lastName: 'Chen',
  termsAccepted: true,
  tenant: null,
  permissions: [],
};
let now = 0;
let stop: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  now = 1_800_000_000_000;
  keepSession({ accessToken: 'a', refreshToken: 'r', user });
  stop = lockWhenIdle(5, () => now);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});
const pass = (minutes: number): void => {
  now += minutes * 60_000;
  jest.advanceTimersByTime(10_000);
};

it('locks after so many minutes without a hand, and not before', () => {
  pass(4);
  expect(isLocked()).toBe(false);
  dispatchEvent(new Event('keydown'));
  pass(4);
  expect(isLocked()).toBe(false);
  pass(1);
  expect(isLocked()).toBe(true);
});

it('counts the hand on another tab', () => {
  pass(4);
  localStorage.setItem('bellbird.last-hand', String(now));
  pass(4);
  expect(isLocked()).toBe(false);
});

it('ends when it is given up', () => {
  stop();
  pass(60);
  expect(isLocked()).toBe(false);
});
