import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { useId, useRef } from 'react';
import { Segmented } from '../../../ui/choice/segmented';
import { offerUndo } from '../../../ui/toast/undo';
import { useComposerParts } from '../composer-context';
import { composerTexts } from '../composer.texts';
import { CostlyNotice, ReplacedNotice } from '../costly/costly-notice';
import { useCostly } from '../costly/use-costly';
import type { MessageType } from '../draft/draft';
import { lackable } from '../missing/missing';
import { MissingNotices } from '../missing/missing-notice';
import { PlaceError, Section } from '../section';
import { longestMessage } from '../send/send-block';
import { canReceive } from '../sender/sender-words';
import type { Template } from '../templates/templates';
import { TemplatesMenu } from '../templates/templates-menu';
import { FieldMenu } from './field-menu';
import { MessageEditor, type EditorHandle } from './message-editor';
import { OptOutHint } from './opt-out-hint';
import { PartCounter } from './part-counter';
import { wayOutLacking } from './way-out';

const t = composerTexts.message;

export function MessageSection() {
  const composer = useComposerParts();
  const { draft, change, fields, unknownFields, refusals, longest, quoting, people, isWholeSample, sender } = composer;
  const editor = useRef<EditorHandle>(null);
  const id = useId();
  const cost = useCostly(composer);
  const lacksWayOut = wayOutLacking(draft, sender === null || canReceive(sender));
  const over = draft.message.length - longestMessage;
  const error = unknownFields.length > 0 ? t.unknown(unknownFields[0]!) : over > 0 ? t.tooLong(over) : refusals.message;
  // A review request that came from elsewhere stays what it is; here it is not offered.
  const types: MessageType[] =
    draft.messageType === 'review' ? ['marketing', 'transactional', 'review'] : ['marketing', 'transactional'];
  const labels = { marketing: t.marketing, transactional: t.transactional, review: t.review };

  const useTemplate = (template: Template): void => {
    const before = draft;
    change({
      message: template.message,
      smsTemplateId: template.id,
      ...(template.messageType !== 'review' && { messageType: template.messageType as MessageType }),
    });
    if (before.message.trim() !== '')
      offerUndo(t.templateUsed(template.name), () =>
        change({ message: before.message, smsTemplateId: before.smsTemplateId, messageType: before.messageType }),
      );
  };
  const add = (text: string): void =>
    change({ message: `${draft.message.trimEnd()}${draft.message.trim() === '' ? '' : ' '}${text}` });

  return (
    <Section place="message" title={t.title} help={t.help[draft.messageType]}>
      <Flex wrap="wrap" align="center" justify="space-between" gap="8px 12px" mb="12px">
        <Segmented
          label={t.type}
          options={types.map((type) => ({ value: type, label: labels[type] }))}
          value={draft.messageType}
          onChange={(messageType) => change({ messageType })}
        />
        <TemplatesMenu onChoose={useTemplate} />
      </Flex>
      <MessageEditor
        message={draft.message}
        onChange={(message) => change({ message })}
        fields={fields}
        costly={cost.costly?.characters.map(({ character }) => character) ?? []}
        describedBy={`${error === undefined ? '' : `${id}error `}${id}count ${id}help`}
        isInvalid={error !== undefined}
        handle={editor}
        tools={
          <FieldMenu
            fields={fields}
            onChoose={({ label, fallback }) =>
              editor.current?.insert(`{${label}${fallback === '' ? '' : `|${fallback}`}}`)
            }
          />
        }
      />
      {error !== undefined && <PlaceError id={`${id}error`}>{error}</PlaceError>}
      <Box id={`${id}help`} srOnly>
        {t.fieldHelp}
      </Box>
      <PartCounter
        id={`${id}count`}
        longest={longest}
        partsPerMessage={quoting.isFresh && draft.message.trim() !== '' ? quoting.quote?.partsPerMessage : undefined}
        looked={{ count: people.length, isAll: isWholeSample }}
        varies={lackable(draft.message).length > 0}
        isCostly={cost.costly !== null}
      />
      <ReplacedNotice />
      <CostlyNotice {...cost} />
      <MissingNotices />
      {lacksWayOut && <OptOutHint lacks={lacksWayOut} onAdd={add} />}
    </Section>
  );
}
