import { Span } from '@chakra-ui/react/span';
import type { ReactNode } from 'react';

/** Days, with their time; phones as `formatPhone` writes them; what stands before the @ of an address. */
const whole = /(\d{2}-\d{2}-\d{4}(?:, \d{2}:\d{2})?|\+\d+(?: \d+)+|[^\s@]+(?=@\S))/;

/**
 * Running text in which days and phones stay on one line, the figures of phones have one width (which would part the
 * hyphens of days), and email addresses break before their @ first. It is all by style: the text keeps its plain
 * hyphens and spaces, so people can copy and search it.
 */
export const NoBreak = ({ children }: { children: ReactNode }): ReactNode =>
  typeof children !== 'string'
    ? children
    : children.split(whole).map((piece, at) => {
        if (at % 2 === 0) return piece;
        return /^\+\d|^\d\d-\d\d-/.test(piece) ? (
          <Span key={at} whiteSpace="nowrap" fontVariantNumeric={piece[0] === '+' ? 'tabular-nums' : undefined}>
            {piece}
          </Span>
        ) : (
          [piece, <wbr key={at} />]
        );
      });
