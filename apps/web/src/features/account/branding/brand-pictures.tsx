import { useApolloClient } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react/stack';
import { uploadFile } from '../../../lib/files/upload-file';
import { problemOf } from '../../../lib/graph/problem';
import { PictureField } from '../../../ui/choice/picture-field';
import { SectionCard } from '../../../ui/detail/section-card';
import { notify } from '../../../ui/toast/notify';
import { accountTexts } from '../account.texts';
import { SaveBrandingDocument, type WornBrandingFragment } from './branding.generated';
import { brandingTexts } from './branding.texts';

const t = brandingTexts;
/** Wide enough for a name beside a mark. */
const logoRatio = 2.5;

/** Icon and logo: each counts as soon as it is chosen, since it is uploaded and published then. */
export function BrandPictures({ branding, onSaved }: { branding: WornBrandingFragment; onSaved: () => void }) {
  const client = useApolloClient();
  const save = async (name: 'icon' | 'logo', picture: Blob | null): Promise<void> => {
    try {
      const image =
        picture === null
          ? null
          : { bucketPath: await uploadFile(client, picture, { name: `${name}.png`, purpose: name }) };
      await client.mutate({ mutation: SaveBrandingDocument, variables: { input: { [name]: image } } });
    } catch (error) {
      throw problemOf(error);
    }
    onSaved();
    notify({ kind: 'success', title: accountTexts.saved });
  };
  const of = (name: 'icon' | 'logo') => ({
    label: t[name],
    help: t[`${name}Help`],
    url: branding[name]?.url ?? null,
    onPick: (picture: Blob) => save(name, picture),
    onRemove: () => save(name, null),
  });
  return (
    <SectionCard title={t.pictures}>
      <Stack gap="5" mt="2">
        <PictureField {...of('icon')} />
        <PictureField {...of('logo')} ratio={logoRatio} most={1_000} />
      </Stack>
    </SectionCard>
  );
}
