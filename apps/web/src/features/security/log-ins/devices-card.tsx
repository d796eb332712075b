import { Text } from '@chakra-ui/react/text';
import { SectionCard } from '../../../ui/detail/section-card';
import { securityTexts } from '../security.texts';

const t = securityTexts.devices;

/** How many devices skip the second step, and what forgets them. */
export const DevicesCard = ({ count }: { count: number }) => (
  <SectionCard title={t.title}>
    <Text color="textSecond" fontSize="small">
      {count === 0 ? t.none : `${t.some(count)} ${t.lead} ${t.forget}`}
    </Text>
  </SectionCard>
);
