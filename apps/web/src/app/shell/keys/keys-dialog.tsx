import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useMay } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { KeyCaps } from '../../../ui/keys/key-caps';
import { Dialog } from '../../../ui/overlay/dialog';
import { keysTexts as t } from './keys.texts';

/** What every key does, so that nobody has to guess. */
export default function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const maySend = useMay('campaign-editor');
  return (
    <Dialog title={t.title} isOpen={isOpen} onClose={onClose} footer={<Button onClick={onClose}>{t.close}</Button>}>
      {t.groups.map(({ title, keys }) => (
        <Box key={title} mb="4">
          <Text as="h3" textStyle="section" mb="1">
            {title}
          </Text>
          <Box as="dl">
            {keys
              .filter(([keys]) => keys !== 'c' || maySend)
              .map(([combination, what]) => (
                <Flex
                  key={combination}
                  justify="space-between"
                  align="center"
                  gap="4"
                  py="1.5"
                  borderBottomWidth="1px"
                  _last={{ borderBottomWidth: 0 }}
                >
                  <Text as="dt" color="textSecond">
                    {what}
                  </Text>
                  <Box as="dd" m="0" flexShrink={0}>
                    <KeyCaps keys={combination} />
                  </Box>
                </Flex>
              ))}
          </Box>
        </Box>
      ))}
    </Dialog>
  );
}
