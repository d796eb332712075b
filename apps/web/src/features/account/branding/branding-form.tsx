import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { isHex, ownColour, type Hex } from '@bellbird/field-rules';
import { useMay } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { DetailColumns } from '../../../ui/detail/detail-page';
import { SectionCard } from '../../../ui/detail/section-card';
import { optionsOf } from '../../../ui/filter/options-of';
import { BrandField } from '../../../ui/form/fields/brand-field';
import { SaveBar } from '../../../ui/form/save-bar';
import { Changeable } from '../changeable';
import { BrandPictures } from './brand-pictures';
import { BrandingPreview } from './branding-preview';
import type { WornBrandingFragment } from './branding.generated';
import { brandingTexts as t } from './branding.texts';
import { useBrandingForm } from './use-branding-form';

const options = optionsOf(t.colours);

/** A business's images and colour, and what its customers see of them as they are chosen. */
export function BrandingForm({ branding, onPictured }: { branding: WornBrandingFragment; onPictured: () => void }) {
  const mayChange = useMay('business-editor', 'merchant-editor');
  const form = useBrandingForm(branding);
  const typed = form.values.primary.trim().toLowerCase();
  return (
    <form ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
      <Changeable permission="merchant-editor" mayChange={mayChange}>
        <DetailColumns
          isEven
          main={
            <Stack gap="4">
              <BrandPictures branding={branding} onSaved={onPictured} />
              <SectionCard title={t.colour}>
                <Text color="textSecond" mb="4">
                  {t.lead}
                </Text>
                <BrandField label={t.colour} bind={form.field('primary')} options={options} />
                {typed !== ownColour && mayChange && (
                  <Button variant="link" mt="3" onClick={() => form.set({ primary: ownColour })}>
                    {t.own}
                  </Button>
                )}
              </SectionCard>
            </Stack>
          }
          side={
            <BrandingPreview
              primary={isHex(typed) ? (typed as Hex) : ownColour}
              logo={branding.logo?.url ?? branding.icon?.url ?? null}
            />
          }
        />
      </Changeable>
      <SaveBar form={form} />
    </form>
  );
}
