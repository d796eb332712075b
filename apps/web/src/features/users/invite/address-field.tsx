import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { chakra } from '@chakra-ui/react/styled-system';
import { Text } from '@chakra-ui/react/text';
import { CircleAlert, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { IconButton } from '../../../ui/button';
import { inviteTexts as t } from './invite.texts';
import type { useInviteForm } from './use-invite-form';

const Box = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1.5',
    p: '1.5',
    minH: { base: '96px', md: '84px' },
    alignContent: 'flex-start',
    borderWidth: '1px',
    borderColor: 'lineField',
    borderRadius: 'control',
    bg: 'surface',
    cursor: 'text',
    '&:has(input:focus-visible)': { borderColor: 'solid', boxShadow: '0 0 0 3px {colors.brandTintStrong}' },
  },
});
const Bare = chakra('input', {
  base: {
    flex: '1 1 160px',
    minW: 0,
    h: { base: '10', md: '7' },
    px: '1.5',
    bg: 'transparent',
    fontSize: { base: 'md', md: 'sm' },
    // The frame shows the focus.
    _focusVisible: { outline: 'none' },
  },
});

/** Addresses as chips, checked one by one: typed with a comma, a space or Enter behind each, or pasted all at once. */
export function AddressField({ form }: { form: ReturnType<typeof useInviteForm> }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { typed, addresses, faults } = form;
  return (
    <div>
      <chakra.label htmlFor={id} display="block" mb="1.5" fontSize="sm" fontWeight="500">
        {t.addresses}
      </chakra.label>
      <Box onClick={() => input.current?.focus()}>
        {addresses.map((email) => (
          <Chip key={email} email={email} isRight={form.isRight(email)} onRemove={() => form.remove(email)} />
        ))}
        <Bare
          ref={input}
          id={id}
          type="text"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={`${id}-help ${id}-faults`}
          aria-invalid={faults.length > 0}
          value={typed}
          onChange={(event) => form.type(event.target.value)}
          onPaste={(event) => {
            const pasted = event.clipboardData.getData('text');
            if (!/[\s,;]/.test(pasted.trim())) return;
            event.preventDefault();
            form.take(`${typed} ${pasted}`);
          }}
          onBlur={() => typed.trim() !== '' && form.take(typed)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && typed.trim() !== '') {
              event.preventDefault();
              form.take(typed);
            } else if (event.key === 'Backspace' && typed === '' && addresses.length > 0)
              form.remove(addresses.at(-1)!);
          }}
        />
      </Box>
      <Flex id={`${id}-faults`} role="status" direction="column" gap="0.5" mt="1.5" color="red" fontSize="small">
        {faults.map((fault) => (
          <Flex key={fault} as="span" gap="1.5" align="baseline">
            <Span pos="relative" top="0.5" flexShrink={0}>
              <CircleAlert aria-hidden size={14} />
            </Span>
            <Span overflowWrap="anywhere">{fault}</Span>
          </Flex>
        ))}
      </Flex>
      <Text id={`${id}-help`} mt="1" fontSize="small" color="textSecond">
        {t.addressesHelp}
      </Text>
    </div>
  );
}

function Chip({ email, isRight, onRemove }: { email: string; isRight: boolean; onRemove: () => void }) {
  return (
    <Flex
      as="span"
      align="center"
      gap="1.5"
      minW="0"
      maxW="full"
      h={{ base: '10', md: '7' }}
      ps="2"
      borderWidth="1px"
      borderColor={isRight ? 'lineStrong' : 'red'}
      borderRadius="tag"
      bg={isRight ? 'brandTint' : 'redTint'}
      color={isRight ? 'text' : 'red'}
      fontSize="small"
    >
      {!isRight && <CircleAlert aria-hidden size={14} />}
      <Span truncate>{email}</Span>
      <IconButton
        label={t.remove(email)}
        size="sm"
        minW={{ base: '10', md: '26px' }}
        h={{ base: '38px', md: '26px' }}
        onClick={onRemove}
      >
        <X />
      </IconButton>
    </Flex>
  );
}
