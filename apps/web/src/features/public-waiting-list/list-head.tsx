import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { publicWaitingListTexts as t } from './public-waiting-list.texts';
import type { OpenList } from './use-list';

/** How many wait, how long it takes, and what the business says of it. */
export const ListHead = ({ list }: { list: OpenList }) => (
  <>
    <Heading as="h1" fontSize="1.75rem" fontWeight="600" lineHeight="1.25">
      {t.waiting(list.waiting)}
      {list.estimate && (
        <>
          ,{' '}
          <Span color="brandText" display="block">
            {t.about(list.estimate.minutes)}
          </Span>
        </>
      )}
    </Heading>
    <Text color="textSecond" mt="2" mb="6">
      {list.welcome || t.lead}
    </Text>
  </>
);
