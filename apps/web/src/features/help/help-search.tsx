import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { fetchCode } from '../../lib/fetch-code';
import { Link } from '../../ui/button';
import { Card } from '../../ui/card/card';
import { plainBind } from '../../ui/form/fields/plain-bind';
import { TextField } from '../../ui/form/fields/plain-fields';
import { helpTexts as t } from './help.texts';
import { findHelp, type Searchable } from './search/find';

/** A search over every article, begun with the `q` of the address. What it looks through is fetched with the first letter. */
export function HelpSearch() {
  const [params] = useSearchParams();
  const [typed, setTyped] = useState(() => params.get('q') ?? '');
  const [index, setIndex] = useState<readonly Searchable[] | null>(null);
  const isWanted = typed.trim() !== '';
  useEffect(() => {
    if (!isWanted || index !== null) return;
    void fetchCode(() => import('./articles/search.generated')).then(({ searchable }) => setIndex(searchable));
  }, [isWanted, index]);
  const found = isWanted && index !== null ? findHelp(index, typed) : null;
  return (
    <Box role="search" mb="5" maxW="640px">
      <TextField label={t.search} type="search" autoComplete="off" bind={plainBind('help', typed, setTyped)} />
      <VisuallyHidden role="status">{found === null ? '' : t.found(found.length)}</VisuallyHidden>
      {found !== null && (
        <Card mt="2" overflow="hidden">
          {found.length === 0 ? (
            <Box p="4">
              <Text fontWeight="600">{t.nothingTitle(typed.trim())}</Text>
              <Text color="textSecond">{t.nothing}</Text>
            </Box>
          ) : (
            <Box as="ul" listStyleType="none">
              {found.map(({ path, title, about }) => (
                <Flex as="li" key={path} direction="column" p="12px 16px" borderBottomWidth="1px">
                  <Link to={`/documentation/${path}`} fontWeight="600">
                    {title}
                  </Link>
                  <Text color="textSecond" fontSize="small">
                    {about}
                  </Text>
                </Flex>
              ))}
            </Box>
          )}
        </Card>
      )}
    </Box>
  );
}
