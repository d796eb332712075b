import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Text } from '@chakra-ui/react/text';
import { Navigate, useParams } from 'react-router-dom';
import { Link } from '../../ui/button';
import { Card } from '../../ui/card/card';
import { Page } from '../../ui/page/page';
import { ErrorState } from '../../ui/states/state-panel';
import { ArticleText } from './article-text';
import type { HelpCategory } from './help-category';
import { articlePath, besides, categoryOf, questionAt, questionsOf, titleOf } from './help-list';
import { HelpSearch } from './help-search';
import { helpTexts as t } from './help.texts';
import { NoArticle } from './no-article';
import { useArticle } from './use-article';

/** `/documentation/:category/:question`: an article, what stands beside it, and the ways on. */
export function Component() {
  const { category: slug, question: wanted = '' } = useParams();
  const category = categoryOf(slug);
  const question = category === undefined ? null : questionAt(category, wanted);
  const { article, problem, retry } = useArticle(category?.slug ?? null, question?.slug ?? null);
  if (category === undefined || question === null) return <NoArticle />;
  if (question.slug !== wanted) return <Navigate to={articlePath(category.slug, question.slug)} replace />;
  return (
    <Page title={question.title} lead={question.about}>
      <HelpSearch />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '200px minmax(0, 1fr) 200px' }} gap="6">
        <Box hideBelow="lg">
          <Contents category={category} open={question.slug} />
        </Box>
        <Box>
          <Card p={{ base: '4', md: '6' }}>
            {problem !== null ? (
              <ErrorState title={t.errorTitle} problem={problem} onRetry={retry} />
            ) : article === null ? (
              // As tall as a screen: what stands below it is not seen to move.
              <Skeleton h="100vh" />
            ) : (
              <ArticleText html={article.html} />
            )}
          </Card>
          {article !== null && <Ways category={category} open={question.slug} />}
        </Box>
        <Box fontSize="sm">
          {/* Where the contents have no room beside the text. */}
          <Link to={`/documentation/${category.slug}`} hideFrom="lg" display="block" py="2.5" mb="2.5">
            {t.allIn(category.title)}
          </Link>
          {article !== null && article.headings.length > 1 && (
            // Below the article it would lead back to what one has read.
            <Box hideBelow="lg">
              <Aside title={t.onThisPage} links={article.headings.map(({ id, text }) => [`#${id}`, text])} />
            </Box>
          )}
          {article !== null && (
            <Aside title={t.related} links={article.related.map((path) => [`/documentation/${path}`, titleOf(path)])} />
          )}
        </Box>
      </Grid>
    </Page>
  );
}

function Contents({ category, open }: { category: HelpCategory; open: string }) {
  return (
    <Box as="nav" aria-label={t.inCategory(category.title)}>
      {category.sections.map(({ title, questions }) => (
        <Box key={title} mb="4">
          <Text color="textThird" fontSize="small" mb="1">
            {title}
          </Text>
          {questions.map(({ slug, title: question }) => (
            <Link
              key={slug}
              to={articlePath(category.slug, slug)}
              display="block"
              px="2"
              py="1.5"
              borderRadius="control"
              fontSize="sm"
              {...(slug === open
                ? { 'aria-current': 'page' as const, bg: 'brandTintStrong' }
                : { color: 'textSecond' })}
            >
              {question}
            </Link>
          ))}
        </Box>
      ))}
    </Box>
  );
}

const Aside = ({ title, links }: { title: string; links: readonly (readonly [string, string])[] }) => (
  <Box as="nav" aria-label={title} mb="5">
    <Text fontWeight="600" mb="1.5">
      {title}
    </Text>
    {links.map(([to, text]) => (
      <Link key={to} to={to} display="block" py={{ base: '2.5', lg: '1' }}>
        {text}
      </Link>
    ))}
  </Box>
);

/** To the one before and the one after; the last leads to the first. */
function Ways({ category, open }: { category: HelpCategory; open: string }) {
  const { previous, next } = besides(category, open);
  if (questionsOf(category).length < 2) return null;
  return (
    <Flex as="nav" aria-label={t.around} gap="3" mt="4">
      {(
        [
          [t.previous, previous, 'start'],
          [t.next, next, 'end'],
        ] as const
      ).map(([word, question, align]) => (
        <Card key={word} flex="1" p="12px 16px" textAlign={align}>
          <Text color="textThird" fontSize="small">
            {word}
          </Text>
          <Link to={articlePath(category.slug, question.slug)} fontWeight="500">
            {question.title}
          </Link>
        </Card>
      ))}
    </Flex>
  );
}
