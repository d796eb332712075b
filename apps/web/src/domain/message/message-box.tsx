import { Box } from '@chakra-ui/react/box';
import { useId } from 'react';
import { ErrorText } from '../../ui/form/fields/framed';
import type { MessageField } from './fields';
import { MessageEditor } from './message-editor';
import { messageTexts as t } from './message.texts';
import { PartCounter, type CounterProps } from './part-counter';

interface BoxProps {
  label: string;
  message: string;
  onChange: (message: string) => void;
  onBlur?: () => void;
  fields: readonly MessageField[];
  costly: readonly string[];
  error: string | undefined;
  counter: CounterProps;
}

/** Where a text to people is written: its fields as chips, what is wrong with it, and how many parts it has. */
export function MessageBox({ error, counter, ...editor }: BoxProps) {
  const id = useId();
  return (
    <Box>
      <MessageEditor
        {...editor}
        describedBy={`${error === undefined ? '' : `${id}error `}${id}count ${id}help`}
        isInvalid={error !== undefined}
      />
      {error !== undefined && (
        <Box id={`${id}error`} data-refused role="alert" mt="2.5">
          <ErrorText>{error}</ErrorText>
        </Box>
      )}
      <Box id={`${id}help`} srOnly>
        {t.fieldHelp}
      </Box>
      <PartCounter id={`${id}count`} {...counter} />
    </Box>
  );
}
