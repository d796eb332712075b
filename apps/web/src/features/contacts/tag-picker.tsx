import { useMutation } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { problemOf } from '../../lib/graph/problem';
import { useMay } from '../../lib/session/session';
import { ChipsInput } from '../../ui/choice/chips-input';
import { ColourDot } from '../../ui/marks/colour-dot';
import { notifyProblem } from '../../ui/toast/notify';
import type { ContactTag } from './contact-fields';
import { ContactFieldsDocument, CreateTagForContactDocument } from './contact-fields.generated';
import { contactsTexts as t } from './contacts.texts';
import { tagChoices } from './tag-choices';

/** The tags of a contact: those there are as chips, others found or made by typing. Arrow keys choose, Enter takes. */
export function TagPicker({
  label,
  help,
  ids,
  tags,
  onChange,
}: {
  label: string;
  help?: string;
  ids: readonly string[];
  tags: readonly ContactTag[];
  onChange: (ids: readonly string[]) => void;
}) {
  const [text, setText] = useState('');
  const [create, { loading }] = useMutation(CreateTagForContactDocument, {
    refetchQueries: [ContactFieldsDocument],
    awaitRefetchQueries: true,
  });
  const mayCreate = useMay('campaign-editor');
  const { found, isNew } = tagChoices(tags, ids, text);
  const choices = [
    ...found.map(({ id, name, colour }) => ({
      key: id,
      label: name,
      mark: <ColourDot colour={colour} size="8px" />,
      id,
    })),
    ...(isNew && mayCreate
      ? [{ key: 'new', label: t.createTag(text.trim()), mark: <Plus aria-hidden size={14} />, id: null }]
      : []),
  ];

  async function take(choice: { id: string | null }): Promise<void> {
    if (loading) return;
    try {
      const id = choice.id ?? (await create({ variables: { input: { name: text.trim() } } })).data?.createTag?.id;
      if (id !== undefined) onChange([...ids, id]);
      setText('');
    } catch (error) {
      notifyProblem(problemOf(error));
    }
  }
  return (
    <ChipsInput
      label={label}
      {...(help !== undefined && { help })}
      chosen={ids
        .flatMap((id) => tags.find((tag) => tag.id === id) ?? [])
        .map(({ id, name, colour }) => ({ id, name, mark: <ColourDot colour={colour} size="8px" /> }))}
      choices={choices}
      choicesLabel={t.tagOptions}
      removeLabel={t.removeTag}
      text={text}
      onText={setText}
      onTake={(choice) => void take(choice)}
      onRemove={(id) => onChange(ids.filter((each) => each !== id))}
      longest={50}
    />
  );
}
