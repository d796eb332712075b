import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { useFirstAnswers } from '../../../lib/graph/asking/first-answers';
import { useUser } from '../../../lib/session/session';
import { brandName } from '../../../ui/page/page-title';
import { ShellPlaceDocument } from './shell-place.generated';

/** Whose menu it is: the business by its name, and where it is, once that is known. */
export function BusinessLine() {
  const { tenant } = useUser();
  const skip = !useFirstAnswers() || !tenant;
  const { data } = useQuery(ShellPlaceDocument, { skip });
  const { city = '', state = '' } = data?.accountSettingsDetails ?? {};
  const place = [city, state].filter((part) => part !== '').join(' ');
  return (
    <Box display={{ base: 'none', xl: 'block' }} minW="0">
      <Text fontWeight="600" lineHeight="1.25rem" lineClamp={2} overflowWrap="anywhere">
        {tenant?.name || brandName}
      </Text>
      {place !== '' && (
        <Text fontSize="small" lineHeight="1rem" color="textThird" truncate>
          {place}
        </Text>
      )}
    </Box>
  );
}
