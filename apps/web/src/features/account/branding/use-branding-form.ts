import { useApolloClient } from '@apollo/client/react';
import { ownColour } from '@bellbird/field-rules';
import { problemAt } from '../../../lib/graph/problem';
import { usePageForm } from '../../../ui/form/use-page-form';
import { accountTexts } from '../account.texts';
import { BrandingPageDocument, SaveBrandingDocument, type WornBrandingFragment } from './branding.generated';

const valuesOf = ({ colours }: WornBrandingFragment) => ({ primary: colours.primary ?? ownColour });

/** The form of a business's colour. Bellbird's own is none of the business's: it follows ours should it ever change. */
export function useBrandingForm(branding: WornBrandingFragment) {
  const client = useApolloClient();
  return usePageForm({
    document: BrandingPageDocument,
    member: 'accountSettingsBranding',
    row: branding,
    valuesOf,
    told: accountTexts.saved,
    refusalOf: (problem) => (problem.code === 'invalid-input' ? problemAt(problem, 'primary') : problem),
    send: async (values) => {
      const chosen = values.primary.trim().toLowerCase();
      const variables = { input: { colours: { primary: chosen === ownColour ? null : chosen } } };
      return (await client.mutate({ mutation: SaveBrandingDocument, variables })).data?.setAccountSettingsBranding;
    },
  });
}
