import { useApolloClient } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { uploadFile } from '../../../lib/files/upload-file';
import { problemOf } from '../../../lib/graph/problem';
import { keepUser, useUser } from '../../../lib/session/session';
import { PictureField } from '../../../ui/choice/picture-field';
import { RemoveAvatarDocument, SetAvatarDocument } from '../security.generated';
import { securityTexts as t } from '../security.texts';

/** The picture that colleagues see beside one's name. */
export function OwnPicture() {
  const client = useApolloClient();
  const { avatar } = useUser();
  const pick = async (picture: Blob): Promise<void> => {
    try {
      const bucketPath = await uploadFile(client, picture, { name: 'picture.png', purpose: 'avatar' });
      const { data } = await client.mutate({ mutation: SetAvatarDocument, variables: { input: { bucketPath } } });
      keepUser({ avatar: data!.setAvatar!.avatar });
    } catch (error) {
      throw problemOf(error);
    }
  };
  const remove = async (): Promise<void> => {
    try {
      await client.mutate({ mutation: RemoveAvatarDocument });
      keepUser({ avatar: null });
    } catch (error) {
      throw problemOf(error);
    }
  };
  return (
    <Box pb="4" mb="4" borderBottomWidth="1px">
      <PictureField
        label={t.picture.title}
        help={t.picture.help}
        url={avatar?.url ?? null}
        isRound
        onPick={pick}
        onRemove={remove}
      />
    </Box>
  );
}
