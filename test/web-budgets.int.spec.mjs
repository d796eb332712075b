import { measure, overBudget } from '../scripts/web-budgets.mjs';

describe('first-load JavaScript of the built client', () => {
  it('stays within its budgets', () => {
    const figures = measure();
    expect(Object.keys(figures.public).length).toBeGreaterThan(2);
    expect(Object.keys(figures.routes).length).toBeGreaterThan(3);
    expect(overBudget(figures)).toEqual([]);
  });

  it('names a page that is over', () => {
    expect(
      overBudget({ public: { login: 171 }, signedIn: { home: 1 }, routes: { 'contact-list-page.tsx': 30.5 } }),
    ).toEqual(['login: first load 171.0 kB, at most 170', 'contact-list-page.tsx: adds 30.5 kB, at most 30']);
  });
});
