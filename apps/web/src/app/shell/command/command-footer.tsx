import { Flex } from '@chakra-ui/react/flex';
import { Kbd } from '@chakra-ui/react/kbd';
import { HStack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { KeyCaps } from '../../../ui/keys/key-caps';
import { openKeys } from '../keys/shell-events';
import { commandTexts as t } from './command.texts';

const TextButton = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    ms: 'auto',
    minH: '7',
    px: '1',
    borderRadius: 'tag',
    cursor: 'pointer',
    _hover: { color: 'text' },
  },
});

/** The menu's own keys; on a phone, which has none, nothing. */
export function CommandFooter({ onClose }: { onClose: () => void }) {
  return (
    <Flex
      hideBelow="md"
      align="center"
      gap="5"
      px="5"
      h="11"
      flexShrink={0}
      borderTopWidth="1px"
      color="textSecond"
      fontSize="small"
    >
      <HStack gap="2">
        <HStack gap="1" aria-hidden>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd>
        </HStack>
        {t.move}
      </HStack>
      <HStack gap="2">
        <KeyCaps keys="enter" />
        {t.open}
      </HStack>
      <HStack gap="2">
        <KeyCaps keys="mod+enter" />
        {t.newTab}
      </HStack>
      <TextButton
        type="button"
        onClick={() => {
          onClose();
          openKeys();
        }}
      >
        <Kbd>?</Kbd>
        {t.allKeys}
      </TextButton>
    </Flex>
  );
}
