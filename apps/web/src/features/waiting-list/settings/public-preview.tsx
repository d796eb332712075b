import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { isHex, ownColour, type Hex } from '@bellbird/field-rules';
import { Portrait } from '../../../ui/avatar';
import { SectionCard } from '../../../ui/detail/section-card';
import { BrandColoured } from '../../../ui/theme/brand-coloured';
import type { AccountLooks, SettingsValues } from './settings-values';
import { listSettingsTexts } from './settings.texts';

const t = listSettingsTexts.public;

/** The page on which customers join, as small as it may be and still be read, while it is changed. */
export function PublicPreview({
  values: { name, branding: look, showEstimate },
  branding,
}: {
  values: SettingsValues;
  branding: AccountLooks;
}) {
  const typed = look.primary.trim().toLowerCase();
  const primary = isHex(typed) ? (typed as Hex) : ((branding?.colours.primary as Hex | null | undefined) ?? ownColour);
  const logo = look.logo === 'account' ? (branding?.icon?.url ?? branding?.logo?.url ?? null) : null;
  return (
    <SectionCard title={t.preview}>
      <BrandColoured primary={primary}>
        <Stack aria-hidden gap="12px" p="20px" bg="canvas" borderWidth="1px" borderRadius="card">
          <Flex align="center" gap="10px" minW="0">
            {look.logo === 'account' && <Portrait name={name} url={logo} size={32} />}
            <Text fontWeight="600" overflowWrap="anywhere">
              {name}
            </Text>
          </Flex>
          <Box fontSize="20px" fontWeight="600" lineHeight="1.25">
            {t.previewWaiting}
            {showEstimate && <Box color="brandText">{t.previewAbout}</Box>}
          </Box>
          <Text color="textSecond" fontSize="13px" overflowWrap="anywhere">
            {look.welcome || t.previewLead}
          </Text>
          <Box
            px="16px"
            py="10px"
            borderRadius="control"
            bg="solid"
            color="onSolid"
            fontWeight="500"
            textAlign="center"
          >
            {t.previewJoin}
          </Box>
        </Stack>
      </BrandColoured>
    </SectionCard>
  );
}
