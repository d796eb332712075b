import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { Hex } from '@bellbird/field-rules';
import { useUser } from '../../../lib/session/session';
import { SectionCard } from '../../../ui/detail/section-card';
import { Logo } from '../../../ui/marks/logo';
import { BrandColoured } from '../../../ui/theme/brand-coloured';
import { brandingTexts as t } from './branding.texts';

/** The page on which customers opt out, as small as it may be and still be read. */
export function BrandingPreview({ primary, logo }: { primary: Hex; logo: string | null }) {
  const business = useUser().tenant?.name ?? '';
  return (
    <SectionCard title={t.preview}>
      <BrandColoured primary={primary}>
        <Stack aria-hidden gap="3" align="center" textAlign="center" p="6" bg="canvas" borderRadius="card">
          {logo !== null && <Logo url={logo} alt="" />}
          <Text textStyle="section">{t.optOutTitle(business)}</Text>
          <Text color="textSecond">{t.optOutText}</Text>
          <Box px="4" py="2.5" borderRadius="control" bg="solid" color="onSolid" fontWeight="500">
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
