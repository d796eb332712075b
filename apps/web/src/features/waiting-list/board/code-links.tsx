import { Flex } from '@chakra-ui/react/flex';
import { Monitor, Printer } from 'lucide-react';
import { ButtonLink } from '../../../ui/button';
import { viewPath } from '../view-paths';
import { viewTexts as t } from '../view.texts';

/** Where else the code stands: on paper and on the shop's wall. */
export const CodeLinks = () => (
  <Flex gap="2" wrap="wrap" mt="3">
    <ButtonLink to={viewPath('print')}>
      <Printer aria-hidden />
      {t.print}
    </ButtonLink>
    <ButtonLink to={viewPath('wall')}>
      <Monitor aria-hidden />
      {t.wall}
    </ButtonLink>
  </Flex>
);
