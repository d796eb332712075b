import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { memo } from 'react';
import { CostlyNotice, ReplacedNotice } from '../../../domain/message/costly-notice';
import { MessageBox } from '../../../domain/message/message-box';
import { messageTexts } from '../../../domain/message/message.texts';
import { OptOutHint } from '../../../domain/message/opt-out-hint';
import { wayOutLacking } from '../../../domain/message/way-out';
import { canReceive } from '../../../domain/senders/sender-words';
import { Segmented } from '../../../ui/choice/segmented';
import { offerUndo } from '../../../ui/toast/undo';
import { useComposerPart } from '../composer-store';
import type { MessageType } from '../draft/draft';
import { Section } from '../frame/section';
import { lackable } from '../missing/missing';
import { MissingNotices } from '../missing/missing-notice';
import { longestMessage } from '../send/block/send-block';
import type { Template } from '../templates/templates';
import { TemplatesMenu } from '../templates/templates-menu';
import { sectionTexts as t } from './message-section.texts';
import { TrackLinks } from './track-links';
import { useCostly } from './use-costly';
import { BeginVersions, Versions } from './versions';

export const MessageSection = memo(function MessageSection() {
  const { mode } = useComposerPart('page', 'mode');
  const draft = useComposerPart('draft');
  const { change, keeper, replaced } = useComposerPart('writing', 'change', 'keeper', 'replaced');
  const { fields, unknownFields, longest } = useComposerPart('content', 'fields', 'unknownFields', 'longest');
  const { sender } = useComposerPart('senders', 'sender');
  const { quoting } = useComposerPart('bill', 'quoting');
  const { refusals } = useComposerPart('checks', 'refusals');
  const whose = useWhoseText();
  const { costly, saves } = useCostly();
  const lacksWayOut = wayOutLacking(draft, sender === null || canReceive(sender));
  const over = draft.message.length - longestMessage;
  const error =
    unknownFields.length > 0
      ? messageTexts.unknown(unknownFields[0]!)
      : over > 0
        ? messageTexts.tooLong(over)
        : refusals.message;
  // A review request that came from elsewhere stays what it is; here it is not offered.
  const types: MessageType[] =
    draft.messageType === 'review' ? ['marketing', 'transactional', 'review'] : ['marketing', 'transactional'];
  const labels = { marketing: t.marketing, transactional: t.transactional, review: t.review };

  const useTemplate = (template: Template): void => {
    const before = draft;
    change({
      message: template.message,
      smsTemplateId: template.id,
      // A quick text is about something the person asked for, whatever its words were written for.
      ...(template.messageType !== 'review' && mode.isCampaign && { messageType: template.messageType as MessageType }),
    });
    if (before.message.trim() !== '')
      offerUndo(t.templateUsed(template.name), () =>
        change({ message: before.message, smsTemplateId: before.smsTemplateId, messageType: before.messageType }),
      );
  };

  return (
    <Section place="message" title={t.title} help={t.help[draft.messageType]}>
      <Flex wrap="wrap" align="center" justify="space-between" gap="8px 12px" mb="3">
        {mode.isCampaign ? (
          <Segmented
            label={t.type}
            options={types.map((type) => ({ value: type, label: labels[type] }))}
            value={draft.messageType}
            onChange={(messageType) => change({ messageType })}
          />
        ) : (
          <Box />
        )}
        <Flex wrap="wrap" align="center" gap="4px 16px">
          <BeginVersions />
          <TemplatesMenu onChoose={useTemplate} />
        </Flex>
      </Flex>
      <Versions />
      <MessageBox
        label={t.text}
        message={draft.message}
        onChange={(message) => change({ message })}
        fields={fields}
        costly={costly?.characters.map(({ character }) => character) ?? []}
        error={error}
        counter={{
          count: longest.count,
          partsPerMessage: quoting.isFresh && draft.message.trim() !== '' ? quoting.quote?.partsPerMessage : undefined,
          whose,
          isCostly: costly !== null,
        }}
      />
      {replaced && <ReplacedNotice replaced={replaced} onUndo={() => keeper.dispatch({ do: 'undo-replace' })} />}
      {costly && (
        <CostlyNotice
          message={draft.message}
          costly={costly}
          saves={saves}
          onKeep={(characters) => change({ keptCharacters: [...draft.keptCharacters, ...characters] })}
          onReplace={(done) => keeper.dispatch({ do: 'replace', replaced: done })}
        />
      )}
      <TrackLinks />
      <MissingNotices />
      {lacksWayOut && (
        <OptOutHint lacks={lacksWayOut} message={draft.message} onChange={(message) => change({ message })} />
      )}
    </Section>
  );
});

/** Of whom the counted text is. */
function useWhoseText(): string {
  const { message } = useComposerPart('draft', 'message');
  const { people, isWholeSample } = useComposerPart('audience', 'people', 'isWholeSample');
  const { longest } = useComposerPart('content', 'longest');
  if (lackable(message).length === 0) return messageTexts.sameForAll;
  if (people.length === 0) return t.nobodyYet;
  const name = longest.person?.name || longest.person?.firstName || t.someone;
  return isWholeSample ? t.longest(name) : t.longestOfSample(name, people.length);
}
