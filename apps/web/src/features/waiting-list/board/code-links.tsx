import { Flex } from '@chakra-ui/react/flex';
import { Monitor, Printer } from 'lucide-react';
import { ButtonLink } from '../../../ui/button';
import { viewPath } from '../view-paths';
import { viewTexts as t } from '../view.texts';

/** Where else the code stands: on paper and on the shop's wall. */
export const CodeLinks = () => (
  <Flex gap="8px" wrap="wrap" mt="12px">
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
