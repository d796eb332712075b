import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';
import { Button } from '../button';
import { uiTexts as t } from '../ui.texts';

/** At the end of a step: back on one side, on with it on the other. Toasts keep clear of it. */
export const WizardFoot = ({ onBack, children }: { onBack: () => void; children: ReactNode }) => (
  <Flex data-keep-clear="" gap="3" justify="space-between" wrap="wrap-reverse">
    <Button size="lg" onClick={onBack}>
      {t.back}
    </Button>
    {children}
  </Flex>
);
