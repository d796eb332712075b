import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Prose } from '../../../ui/prose/prose';
import type { WrittenPolicyFragment } from './policies.generated';
import { policiesTexts as t } from './policies.texts';

/** What customers read. */
export function PolicyPreview({ policy: { type, url, rendered, version } }: { policy: WrittenPolicyFragment }) {
  if (version === 0) return <Text color="textSecond">{t.previewNone}</Text>;
  if (type === 'url') return <Text color="textSecond">{t.previewLink(url)}</Text>;
  // Made safe by the server, which lets no HTML of a person through.
  return (
    <Box role="region" aria-label={t.preview}>
      <Prose dangerouslySetInnerHTML={{ __html: rendered }} />
    </Box>
  );
}
