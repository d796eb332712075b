import { Span } from '@chakra-ui/react/span';
import { HStack, type StackProps } from '@chakra-ui/react/stack';
import type { LucideIcon } from 'lucide-react';
import { toneText, toneTint, type Tone } from '../theme/tokens';

export interface StatusLook {
  label: string;
  tone: Tone;
  icon: LucideIcon | 'pulse';
}

const Mark = ({ icon: Icon, size }: { icon: StatusLook['icon']; size: number }) =>
  Icon === 'pulse' ? (
    <Span
      aria-hidden
      boxSize="2"
      m="1"
      borderRadius="full"
      bg="current"
      boxShadow="0 0 0 3px color-mix(in srgb, currentColor 20%, transparent)"
      animation="pulse 1.6s ease-in-out infinite"
    />
  ) : (
    <Icon aria-hidden size={size} strokeWidth={1.75} />
  );

/** A state as icon and word in its colour, for table cells; never by colour alone. */
export function Status({ look, ...props }: { look: StatusLook } & StackProps) {
  return (
    <HStack display="inline-flex" gap="1.5" color={toneText(look.tone)} whiteSpace="nowrap" {...props}>
      <Mark icon={look.icon} size={16} />
      <Span>{look.label}</Span>
    </HStack>
  );
}

/** The same on its tint, beside a title. */
export function StatusTag({ look, ...props }: { look: StatusLook } & StackProps) {
  return (
    <HStack
      display="inline-flex"
      gap="1.5"
      px="2"
      h="26px"
      borderRadius="tag"
      bg={toneTint(look.tone)}
      color={toneText(look.tone)}
      fontSize="small"
      fontWeight="500"
      whiteSpace="nowrap"
      {...props}
    >
      <Mark icon={look.icon} size={14} />
      <Span>{look.label}</Span>
    </HStack>
  );
}
