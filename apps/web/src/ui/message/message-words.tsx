import { Span } from '@chakra-ui/react/span';
import { parseTemplate } from '@bellbird/sms-text';
import { fieldInWords } from '../../lib/campaigns/message-in-words';

/** A text to be read, not written: its fields are chips as in the editor. */
export const MessageWords = ({ message }: { message: string }) =>
  parseTemplate(message).map((piece, at) =>
    piece.kind === 'text' ? (
      piece.text
    ) : (
      <Span
        key={at}
        borderRadius="5px"
        boxDecorationBreak="clone"
        px="4px"
        py="1px"
        bg="brandTintStrong"
        color="brandText"
      >
        {fieldInWords(piece.key)}
      </Span>
    ),
  );
