import { chakra } from '@chakra-ui/react/styled-system';
import { Check } from 'lucide-react';
import { ColourDot } from '../../marks/colour-dot';
import type { FieldBinding } from '../state/use-form';

const Group = chakra('fieldset', {
  base: { '& legend': { display: 'flex', gap: '1.5', mb: '1.5', fontSize: 'small', lineHeight: '1.125rem' } },
});
const Swatches = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', ms: { base: '-2', md: '-1' } } });
const Swatch = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    boxSize: { base: '11', md: '9' },
    cursor: 'pointer',
    '& > *': { gridArea: '1 / 1' },
    '& input': { opacity: 0, boxSize: 'full', cursor: 'pointer' },
    '& span': { pointerEvents: 'none' },
    '& svg': { color: 'surface', pointerEvents: 'none', opacity: 0 },
    '& input:checked ~ svg': { opacity: 1 },
    '& input:checked ~ span': { outline: '2px solid', outlineColor: 'lineStrong', outlineOffset: '2px' },
    '& input:focus-visible ~ span': { outline: '2px solid', outlineColor: 'solid', outlineOffset: '2px' },
  },
});

/** One of a few colours, by its name: the browser's own radio buttons, so that arrow keys and screen readers know them. */
export function SwatchField({
  label,
  bind,
  options,
  isExact = false,
}: {
  label: string;
  bind: FieldBinding<string>;
  options: readonly { value: string; label: string }[];
  /** The very colours are chosen from, in both themes. */
  isExact?: boolean;
}) {
  const chosen = options.find(({ value }) => value === bind.value);
  return (
    <Group>
      <legend>
        <chakra.span fontWeight="500">{label}</chakra.span>
        <chakra.span color="textThird" aria-hidden>
          {chosen?.label}
        </chakra.span>
      </legend>
      <Swatches>
        {options.map(({ value, label: name }) => (
          <Swatch key={value} title={name}>
            <input
              type="radio"
              name={bind.name}
              value={value}
              aria-label={name}
              checked={value === bind.value}
              onChange={() => bind.onChange(value)}
              onBlur={bind.onBlur}
            />
            <ColourDot colour={value} size="24px" isExact={isExact} />
            <Check aria-hidden size={16} strokeWidth={2.5} {...(isExact && { color: 'white' })} />
          </Swatch>
        ))}
      </Swatches>
    </Group>
  );
}
