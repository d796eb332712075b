import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/overlay/dialog';
import { useContactFields } from '../contact-fields';
import { contactsTexts as t } from '../contacts.texts';
import { TagPicker } from '../tag-picker';

/** Which tags the chosen people get. */
export default function TagDialog({
  count,
  onDone,
}: {
  count: number;
  onDone: (tags: readonly { id: string; name: string }[]) => void;
}) {
  const { tags } = useContactFields();
  const [ids, setIds] = useState<readonly string[]>([]);
  const [isAsked, setAsked] = useState(false);
  const save = (): void => (ids.length === 0 ? setAsked(true) : onDone(tags.filter(({ id }) => ids.includes(id))));
  return (
    <Dialog
      title={t.tagTitle(count)}
      isOpen
      onClose={() => onDone([])}
      footer={
        <>
          <Button onClick={() => onDone([])}>{t.cancel}</Button>
          <Button variant="solid" onClick={save}>
            {t.tagSave}
          </Button>
        </>
      }
    >
      <TagPicker label={t.tagWhich} ids={ids} tags={tags} onChange={setIds} />
      {isAsked && ids.length === 0 && (
        <Text role="alert" color="red" fontSize="small" mt="1.5">
          {t.chooseTag}
        </Text>
      )}
    </Dialog>
  );
}
