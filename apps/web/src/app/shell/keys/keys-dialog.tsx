import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { useMay } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { KeyCaps } from '../../../ui/keys/key-caps';
import { keysTexts as t } from './keys.texts';

/** What every key does, so that nobody has to guess. */
export default function KeysDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const maySend = useMay('campaign-editor');
  return (
    <Dialog title={t.title} isOpen={isOpen} onClose={onClose} footer={<Button onClick={onClose}>{t.close}</Button>}>
      {t.groups.map(({ title, keys }) => (
        <Box key={title} mb="16px">
          <Text as="h3" textStyle="section" mb="4px">
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
                  gap="16px"
                  py="6px"
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
