import { tagInput } from '../../lib/graph/inputs.generated';
import { optionsOf } from '../../ui/filter/options-of';
import { TextField } from '../../ui/form/fields/fields';
import { SwatchField } from '../../ui/form/fields/swatch-field';
import type { FieldBinding } from '../../ui/form/state/use-form';
import type { ResourceForm } from '../../ui/resource/resource-screen';
import { tagsTexts as t } from './tags.texts';

export const colours = optionsOf(t.colours);

/** A colour that is none of ours stays offered where a tag has it. */
export function TagFields({ form }: { form: ResourceForm }) {
  const colour = form.field('colour') as FieldBinding<string>;
  const isKnown = colours.some(({ value }) => value === colour.value);
  return (
    <>
      <TextField
        label={t.fields.name}
        autoComplete="off"
        maxLength={tagInput.name.max}
        bind={form.field('name') as FieldBinding<string>}
      />
      <SwatchField
        label={t.fields.colour}
        options={isKnown ? colours : [...colours, { value: colour.value, label: t.ownColour }]}
        bind={colour}
      />
    </>
  );
}
