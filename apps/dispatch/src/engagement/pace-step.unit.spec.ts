import { stepOf } from './pace-step.js';

describe('the step of a campaign’s pace', () => {
  it.each([
    [0, 10],
    [600, 10],
    [601, 60],
    [22 * 60, 60],
    [3_601, 300],
    [86_400, 3_600],
    [400 * 86_400, 86_400],
  ])('of %i seconds is %i', (seconds, step) => {
    expect(stepOf(seconds)).toBe(step);
  });
});
