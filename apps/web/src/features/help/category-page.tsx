import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useParams } from 'react-router-dom';
import { Link } from '../../ui/button';
import { SectionCard } from '../../ui/detail/section-card';
import { Page } from '../../ui/page/page';
import { articlePath, categoryOf } from './help-list';
import { HelpSearch } from './help-search';
import { NoArticle } from './no-article';

/** `/documentation/:category`: the sections of a subject with their questions. */
export function Component() {
  const category = categoryOf(useParams()['category']);
  if (category === undefined) return <NoArticle />;
  return (
    <Page title={category.title}>
      <HelpSearch />
      <Stack gap="4">
        {category.sections.map(({ title, questions }) => (
          <SectionCard key={title} title={title}>
            <Box as="ul" listStyleType="none">
              {questions.map(({ slug, title: question, about }) => (
                <Box as="li" key={slug} py="2">
                  <Link to={articlePath(category.slug, slug)} fontWeight="600">
                    {question}
                  </Link>
                  <Text color="textSecond">{about}</Text>
                </Box>
              ))}
            </Box>
          </SectionCard>
        ))}
      </Stack>
    </Page>
  );
}
