import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { isHex, ownColour, type Hex } from '@bellbird/field-rules';
import { SectionCard } from '../../../ui/detail/section-card';
import { BusinessMark } from '../../../ui/public/business-mark';
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
        <Stack aria-hidden gap="3" p="5" bg="canvas" borderWidth="1px" borderRadius="card">
          <Flex align="center" gap="2.5" minW="0">
            {look.logo === 'account' && <BusinessMark name={name} icon={logo} size={32} />}
            <Text fontWeight="600" overflowWrap="anywhere">
              {name}
            </Text>
          </Flex>
          <Box fontSize="xl" fontWeight="600" lineHeight="1.25">
            {t.previewWaiting}
            {showEstimate && <Box color="brandText">{t.previewAbout}</Box>}
          </Box>
          <Text color="textSecond" fontSize="small" overflowWrap="anywhere">
            {look.welcome || t.previewLead}
          </Text>
          <Box px="4" py="2.5" borderRadius="control" bg="solid" color="onSolid" fontWeight="500" textAlign="center">
            {t.previewJoin}
          </Box>
        </Stack>
      </BrandColoured>
    </SectionCard>
  );
}
