/** @jest-environment ./apps/web/src/testing/browser-environment.mjs */
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { ThemeProvider } from '../../ui/theme/theme-provider';
import { Component as ArticlePage } from './article-page';
import { categories } from './articles/list.generated';
import { searchable } from './articles/search.generated';
import { Component as CategoryPage } from './category-page';
import { Component as FaqPage } from './faq-page';
import { articlePath, besides, questionAt, questionsOf, titleOf, type HelpArticle } from './help-list';
import { helpRoutes } from './help.routes';
import { findHelp } from './search/find';

let supportEmail = 'help@bellbird.example';
const link = new ApolloLink(
  ({ operationName }) =>
    new Observable((observer) => {
      const prices = [{ __typename: 'CountryPrice', country: 'AU', price: '0.080000' }];
      const platformNotice = { __typename: 'PlatformNotice', banner: '', supportEmail };
      const appServiceByKey = { __typename: 'AppServicePrices', key: 'sms', prices };
      observer.next({ data: operationName === 'WhereToWrite' ? { platformNotice } : { appServiceByKey } });
      observer.complete();
    }) as never,
);
function open(path: string) {
  const router = createMemoryRouter(
    [
      { path: '/faq', element: <FaqPage /> },
      { path: '/documentation/:category', element: <CategoryPage /> },
      { path: '/documentation/:category/:question', element: <ArticlePage /> },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [path] },
  );
  render(
    <ThemeProvider>
      <ApolloProvider client={new ApolloClient({ link, cache: new InMemoryCache() })}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </ThemeProvider>,
  );
  return router;
}
afterEach(cleanup);

const all = categories.flatMap((category) =>
  questionsOf(category).map(({ question }) => ({ category, question, path: `${category.slug}/${question.slug}` })),
);
const articlesOf = async (category: string): Promise<Readonly<Record<string, HelpArticle>>> =>
  ((await import(`./articles/${category}.generated`)) as { articles: Readonly<Record<string, HelpArticle>> }).articles;

describe('25. Help', () => {
  it('says where to write, unless nobody reads there', async () => {
    open('/faq');
    const link = await screen.findByRole('link', { name: 'help@bellbird.example' });
    expect(link.getAttribute('href')).toBe('mailto:help@bellbird.example');
    cleanup();
    supportEmail = '';
    open('/faq');
    await screen.findByText('Popular');
    expect(screen.queryByText('Write to us')).toBeNull();
  });

  it('begins to search with what comes in the address', async () => {
    open('/faq?q=two-factor');
    expect((await screen.findAllByRole('link', { name: /factor/i })).length).toBeGreaterThan(0);
    expect((screen.getByRole('searchbox') as HTMLInputElement).value).toBe('two-factor');
  });

  it('every article is there, its related ones too, and no markup is in it but what Markdown makes', async () => {
    expect(all.length).toBeGreaterThan(25);
    for (const { category, question } of all) {
      const article = (await articlesOf(category.slug))[question.slug]!;
      expect(article.html).toMatch(/^<(p|h2)/);
      expect(article.html).not.toMatch(
        /<(?!\/?(?:p|h2|ul|ol|li|strong|em|a|code|table|thead|tbody|tr|th|td|div|span)\b)/,
      );
      for (const each of article.related) expect(all.map(({ path }) => path)).toContain(each);
      for (const { id } of article.headings) expect(article.html).toContain(`id="${id}"`);
    }
    expect(searchable.map(({ path }) => path)).toEqual(all.map(({ path }) => path));
    expect(JSON.stringify(searchable).length).toBeLessThan(40 * 1024);
  });

  const firsts = categories.map((category) => all.find((each) => each.category === category)!);
  it.each(firsts.map(({ path, question }) => [path, question.title]))('%s opens', async (path, title) => {
    open(`/documentation/${path}`);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect((await screen.findAllByRole('heading', { level: 2 })).length).toBeGreaterThan(0);
  });

  it('an address may be the slug, section and place, or a place in the first section', () => {
    for (const category of categories) {
      for (const [section, { questions }] of category.sections.entries())
        for (const [place, question] of questions.entries()) {
          expect(questionAt(category, question.slug)).toBe(question);
          expect(questionAt(category, `${section}-${place}`)).toBe(question);
          if (section === 0) expect(questionAt(category, String(place))).toBe(question);
        }
      for (const wrong of ['9', '3-0', '0-9', 'no-such', '', '../x']) expect(questionAt(category, wrong)).toBeNull();
    }
  });

  it('a number in the address gives way to the slug', async () => {
    const router = open('/documentation/accounts/1-0');
    expect(await screen.findByRole('heading', { level: 1, name: 'Invite staff' })).toBeTruthy();
    expect(router.state.location.pathname).toBe('/documentation/accounts/invite-staff');
  });

  it('next and previous go round', () => {
    for (const category of categories) {
      const questions = questionsOf(category).map(({ question }) => question);
      for (const [at, { slug }] of questions.entries()) {
        expect(besides(category, slug).next).toBe(questions[(at + 1) % questions.length]);
        expect(besides(category, besides(category, slug).next.slug).previous.slug).toBe(slug);
      }
    }
  });

  it('shows the price of the list, and follows its links within the app', async () => {
    const router = open('/documentation/sms-marketing-campaigns/what-it-costs');
    expect(await screen.findByText('$0.08')).toBeTruthy();
    cleanup();
    void router;
    const other = open('/documentation/accounts/invite-staff');
    fireEvent.click((await screen.findAllByRole('link', { name: 'Users' }))[0]!);
    expect(other.state.location.pathname).toBe('/users');
  });

  it('an address that means nothing leads back', async () => {
    open('/documentation/accounts/no-such-article');
    expect(await screen.findByRole('link', { name: 'Go to the help centre' })).toBeTruthy();
    cleanup();
    open('/documentation/email-marketing');
    expect(await screen.findByText('It may be about something Bellbird does not do yet.')).toBeTruthy();
  });

  it('search finds by title, by topic, by beginning, and says when there is nothing', async () => {
    open('/faq');
    const box = screen.getByLabelText('Search the help centre');
    fireEvent.change(box, { target: { value: 'emoji cost' } });
    expect(await screen.findByRole('link', { name: 'Parts and costly characters' })).toBeTruthy();
    fireEvent.change(box, { target: { value: 'zebra' } });
    expect(await screen.findByText('Nothing about “zebra”')).toBeTruthy();
    expect(findHelp(searchable, 'two-f')[0]?.path).toBe('accounts/two-factor');
    expect(findHelp(searchable, 'GST').map(({ path }) => path)).toContain('sms-transactional-campaigns/top-up');
    expect(findHelp(searchable, '(((')).toEqual([]);
  });

  it('the needed questions are there', () => {
    open('/faq');
    expect(screen.getByRole('link', { name: titleOf('accounts/lost-phone') }).getAttribute('href')).toBe(
      articlePath('accounts', 'lost-phone'),
    );
    for (const path of ['/faq', '/documentation', '/documentation/accounts', '/documentation/accounts/lost-phone'])
      expect(matchRoutes(helpRoutes, path)).not.toBeNull();
  });
});
