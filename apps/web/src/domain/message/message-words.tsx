import { Span } from '@chakra-ui/react/span';
import { parseTemplate } from '@bellbird/sms-text';
import { fieldInWords } from '../campaigns/message-in-words';

/**
 * A text to be read, not written: its fields are chips as in the editor. Each is a block within the line: it moves to the
 * next line whole, and where a line ends in an ellipsis it gives way whole, where one that is merely inline would be cut.
 */
export const MessageWords = ({ message }: { message: string }) =>
  parseTemplate(message).map((piece, at) =>
    piece.kind === 'text' ? (
      piece.text
    ) : (
      <Span
        key={at}
        data-chip=""
        display="inline-block"
        borderRadius="5px"
        px="1"
        py="1px"
        lineHeight="1.25"
        bg="brandTintStrong"
        color="brandText"
      >
        {fieldInWords(piece.key)}
      </Span>
    ),
  );
