import { Box } from '@chakra-ui/react/box';
import { Text } from '@chakra-ui/react/text';
import { Lock } from 'lucide-react';
import { campaignTypeWord } from '../../domain/campaigns/campaign-look';
import { MessageWords } from '../../domain/message/message-words';
import { sharingTexts } from '../../domain/sharing/sharing.texts';
import { Notice } from '../../ui/notice';
import type { SmsTemplateRowFragment } from './sms-templates.generated';
import { smsTemplatesTexts as t } from './sms-templates.texts';

/** What a template holds, for who can use it and not change it. */
export function TemplateSeen({ template }: { template: SmsTemplateRowFragment }) {
  return (
    <>
      <Notice tone="grey" icon={Lock}>
        {sharingTexts.seeOnly(template.creator?.name ?? null)}
      </Notice>
      {(
        [
          [t.fields.messageType, campaignTypeWord(template.messageType)],
          [t.fields.message, <MessageWords key="message" message={template.message} />],
        ] as const
      ).map(([label, value]) => (
        <Box key={label}>
          <Text fontSize="small" fontWeight="500" mb="1.5">
            {label}
          </Text>
          <Text as="div" whiteSpace="pre-wrap">
            {value}
          </Text>
        </Box>
      ))}
    </>
  );
}
