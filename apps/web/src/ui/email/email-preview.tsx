import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useMemo, useState } from 'react';
import { brandColoursOf, ownColour, type Hex } from '@bellbird/field-rules';
import { Segmented } from '../choice/segmented';
import { Facts } from '../detail/facts';
import { initialsOf } from '../marks/avatar';
import { emotionCache } from '../theme/emotion-cache';
import { useIsPhone } from '../use-media';
import { emailDocument } from './email-document';
import { emailTexts as t } from './email.texts';

/** Pixels of the frame: a phone of common size, and the width that emails are made for. */
const widths = { phone: 360, desk: 600 } as const;
type Width = keyof typeof widths;

const options = (['phone', 'desk'] as const).map((value) => ({ value, label: t.widths[value] }));

/**
 * An email as whom it is for will see it: who it is from, what it is about, and its HTML at the width of a phone or of a
 * computer. The HTML may be anybody's: it stands in a frame that runs no script, sends no form, opens no tab and is of no
 * origin, and our page's policy loads no picture for it that it does not carry itself.
 * White in both themes, as emails are. For the areas to come in which a business sends emails of its own, receipts and
 * requests for reviews: until then only the page of primitives shows it.
 */
export function EmailPreview({
  from,
  subject,
  html,
  colour = ownColour,
  height = 480,
}: {
  from: string;
  subject: string;
  html: string;
  /** Of the business: on its initials, and of links that the email gives no colour. */
  colour?: Hex | undefined;
  /** Pixels: nobody outside the frame can ask how long the email is. */
  height?: number;
}) {
  const isPhone = useIsPhone();
  const [chosen, setChosen] = useState<Width | null>(null);
  const width = chosen ?? (isPhone ? 'phone' : 'desk');
  const { primary, onPrimary, text } = brandColoursOf(colour);
  const document = useMemo(() => emailDocument(html, text, emotionCache.nonce), [html, text]);
  return (
    <Box borderWidth="1px" borderRadius="card" overflow="hidden" bg="surface">
      <Flex align="center" justify="space-between" wrap="wrap" gap="12px 16px" p="12px 16px" borderBottomWidth="1px">
        <Flex align="center" gap="3" minW="0">
          <Flex
            aria-hidden
            boxSize="10"
            flexShrink={0}
            align="center"
            justify="center"
            borderRadius="full"
            fontWeight="600"
            css={{ backgroundColor: primary, color: onPrimary }}
          >
            {initialsOf(from.replace(/<.*/, ''))}
          </Flex>
          <Facts
            look="pairs"
            facts={[
              { label: t.from, value: from },
              { label: t.subject, value: subject },
            ]}
          />
        </Flex>
        <Segmented label={t.width} options={options} value={width} onChange={setChosen} />
      </Flex>
      {/* Of a phone a computer's width is more than there is: it is moved sideways. */}
      <Box bg="hover" overflowX="auto" role="group" aria-label={t.email(subject)} tabIndex={0}>
        <iframe
          title={t.email(subject)}
          sandbox=""
          srcDoc={document}
          referrerPolicy="no-referrer"
          width={widths[width]}
          height={height}
          style={{ display: 'block', margin: '0 auto', border: 0, colorScheme: 'light' }}
        />
      </Box>
    </Box>
  );
}
