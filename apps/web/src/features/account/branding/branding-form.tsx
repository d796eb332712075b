import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { isHex, ownColour, type Hex } from '@bellbird/field-rules';
import { problemAt, problemOf } from '../../../lib/graph/problem';
import { useMay, useUser } from '../../../lib/session/session';
import { Button } from '../../../ui/button';
import { DetailColumns } from '../../../ui/detail/detail-page';
import { SectionCard } from '../../../ui/detail/section-card';
import { optionsOf } from '../../../ui/filter/options-of';
import { BrandField } from '../../../ui/form/brand-field';
import { SaveBar } from '../../../ui/form/save-bar';
import { useForm } from '../../../ui/form/use-form';
import { BrandColoured } from '../../../ui/theme/brand-coloured';
import { notify } from '../../../ui/toast/notify';
import { accountTexts } from '../account.texts';
import { Changeable } from '../changeable';
import { BrandPictures } from './brand-pictures';
import { SaveBrandingDocument, type WornBrandingFragment } from './branding.generated';
import { brandingTexts } from './branding.texts';

const t = brandingTexts;
const options = optionsOf(t.colours);

/** A business's images and colour, and what its customers see of them as they are chosen. */
export function BrandingForm({ branding, onSaved }: { branding: WornBrandingFragment; onSaved: () => void }) {
  const primary = branding.colours.primary ?? null;
  const client = useApolloClient();
  const mayChange = useMay('business-editor', 'merchant-editor');
  const form = useForm({
    initial: { primary: primary ?? ownColour },
    submit: async (values) => {
      // Bellbird's own colour is none of the business's: it follows ours should it ever change.
      const chosen = values.primary.trim().toLowerCase();
      try {
        await client.mutate({
          mutation: SaveBrandingDocument,
          variables: { input: { colours: { primary: chosen === ownColour ? null : chosen } } },
        });
      } catch (error) {
        const problem = problemOf(error);
        throw problem.code === 'invalid-input' ? problemAt(problem, 'primary') : problem;
      }
      form.set({ primary: chosen });
      onSaved();
      notify({ kind: 'success', title: accountTexts.saved });
    },
  });
  const typed = form.values.primary.trim().toLowerCase();
  return (
    <form ref={form.ref} noValidate onSubmit={(event) => void form.onSubmit(event)}>
      <Changeable permission="merchant-editor" mayChange={mayChange}>
        <DetailColumns
          isEven
          main={
            <Stack gap="16px">
              <BrandPictures branding={branding} onSaved={onSaved} />
              <SectionCard title={t.colour}>
                <Text color="textSecond" mb="16px">
                  {t.lead}
                </Text>
                <BrandField label={t.colour} bind={form.field('primary')} options={options} />
                {typed !== ownColour && mayChange && (
                  <Button variant="link" mt="12px" onClick={() => form.set({ primary: ownColour })}>
                    {t.own}
                  </Button>
                )}
              </SectionCard>
            </Stack>
          }
          side={
            <Preview
              primary={isHex(typed) ? (typed as Hex) : ownColour}
              logo={branding.logo?.url ?? branding.icon?.url ?? null}
            />
          }
        />
      </Changeable>
      <SaveBar form={form} onDiscard={() => (form.setErrors({}), form.set({ primary: primary ?? ownColour }))} />
    </form>
  );
}

/** The page on which customers opt out, as small as it may be and still be read. */
function Preview({ primary, logo }: { primary: Hex; logo: string | null }) {
  const business = useUser().tenant?.name ?? '';
  return (
    <SectionCard title={t.preview}>
      <BrandColoured primary={primary}>
        <Stack aria-hidden gap="12px" align="center" textAlign="center" p="24px" bg="canvas" borderRadius="card">
          {logo !== null && (
            <Box p="8px" bg="white" borderRadius="control">
              <img src={logo} alt="" style={{ maxHeight: 56, maxWidth: 200, objectFit: 'contain' }} />
            </Box>
          )}
          <Text textStyle="section">{t.optOutTitle(business)}</Text>
          <Text color="textSecond">{t.optOutText}</Text>
          <Box px="16px" py="10px" borderRadius="control" bg="solid" color="onSolid" fontWeight="500">
            {t.optOutButton}
          </Box>
          <Text color="brandText" fontWeight="500">
            {t.optOutLink}
          </Text>
        </Stack>
      </BrandColoured>
    </SectionCard>
  );
}
