import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { Link } from '../../ui/button';
import { Card } from '../../ui/card/card';
import { Page } from '../../ui/page/page';
import { categories } from './articles/list.generated';
import { categoryPath, questionsOf, titleOf } from './help-list';
import { HelpSearch } from './help-search';
import { helpTexts as t } from './help.texts';
import { WriteToUs } from './write-to-us';

/** What people ask first. */
const needed = [
  'sms-marketing-campaigns/first-campaign',
  'sms-marketing-campaigns/what-it-costs',
  'audiences/import-a-file',
  'sms-marketing-campaigns/when-you-may-send',
  'audiences/who-you-may-text',
  'sms-transactional-campaigns/top-up',
  'audiences/opt-outs',
  'accounts/invite-staff',
  'accounts/lost-phone',
];

/** `/faq` and `/documentation`: search, what is needed most, a card a subject, and where to write. */
export function Component() {
  return (
    <Page title={t.title} lead={t.lead}>
      <HelpSearch />
      <Heading as="h2" textStyle="section" mb="2">
        {t.needed}
      </Heading>
      <Card p={{ base: '4', md: '5' }} mb="5">
        <Grid
          as="ul"
          listStyleType="none"
          templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' }}
          gap="4px 16px"
        >
          {needed.map((path) => (
            <Box as="li" key={path}>
              <Link to={`/documentation/${path}`} display="inline-block" py={{ base: '2.5', md: '1' }}>
                {titleOf(path)}
              </Link>
            </Box>
          ))}
        </Grid>
      </Card>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' }} gap="4">
        {categories.map((category) => (
          <Card as="section" key={category.slug} p={{ base: '4', md: '5' }}>
            <Heading as="h2" textStyle="section">
              <Link to={categoryPath(category.slug)}>{category.title}</Link>
            </Heading>
            <Text color="textSecond" fontSize="small" mt="1">
              {category.sections.map(({ title }) => title).join(' · ')}
            </Text>
            <Text color="textThird" fontSize="small" mt="2">
              {t.articles(questionsOf(category).length)}
            </Text>
          </Card>
        ))}
      </Grid>
      <WriteToUs />
    </Page>
  );
}
