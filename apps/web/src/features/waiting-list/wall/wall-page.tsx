import { useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { useState } from 'react';
import { ownColour, type Hex } from '@bellbird/field-rules';
import { formatTime } from '../../../lib/format/time';
import { useTimeZone } from '../../../lib/session/session';
import { useNow } from '../../../lib/use-now';
import { Button, ButtonLink } from '../../../ui/button';
import { usePageTitle } from '../../../ui/page/page-title';
import { BusinessMark } from '../../../ui/public/business-mark';
import { BrandColoured } from '../../../ui/theme/brand-coloured';
import { Alone } from '../alone';
import { viewPath } from '../view-paths';
import { viewTexts } from '../view.texts';
import { chime, chimeChoice, keepChime, type Choice } from './chime';
import { useWakeLock, useWall, useWallCode } from './use-wall';
import { WallNumbers } from './wall-numbers';
import { WallSide } from './wall-side';
import { WallLooksDocument } from './wall.generated';
import { wallTexts as t } from './wall.texts';

/** /waiting-list?view=wall: what hangs in the shop. Dark in every theme, and nothing on it that has to be read twice. */
export function WallPage() {
  usePageTitle(`${t.title} · ${viewTexts.title}`);
  useWakeLock();
  const zone = useTimeZone();
  const now = useNow(5_000);
  const [sound, setSound] = useState<Choice | null>(chimeChoice);
  const wall = useWall(() => sound === 'on' && chime());
  const { data, error } = useQuery(WallLooksDocument, { errorPolicy: 'all' });
  const settings = data?.waitingListSettings;
  const looks = data?.accountSettingsBranding;
  const hasCode = settings != null && settings.publicBooking !== 'off';
  const code = useWallCode(!hasCode);
  // Nothing is drawn before all of it is there: a wall that moves is looked at for nothing.
  const isThere = (data !== undefined || error !== undefined) && wall.hasLooked;
  const primary = (settings?.branding.primary ?? looks?.colours.primary ?? ownColour) as Hex;
  const choose = (choice: Choice): void => {
    keepChime(choice);
    setSound(choice);
    if (choice === 'on') chime();
    // Where the browser will not, F11 does it.
    void document.documentElement.requestFullscreen?.().catch(() => undefined);
  };
  return (
    <Alone>
      <Box className="dark" css={{ colorScheme: 'dark' }} pos="fixed" inset="0" overflowY="auto" bg="canvas">
        <BrandColoured primary={primary}>
          {isThere ? (
            <Grid
              as="main"
              minH="calc(100dvh - var(--above-shell, 0px))"
              bg="canvas"
              color="text"
              // A tablet stood upright has both, too: what is below its screen nobody sees, as nobody scrolls a wall.
              templateColumns={{
                base: 'minmax(0, 1fr)',
                md: 'minmax(0, 1fr) clamp(280px, 34vw, 320px)',
                lg: 'minmax(0, 1fr) clamp(320px, 30vw, 580px)',
              }}
            >
              <Flex direction="column" minW="0" p={{ base: '6', lg: '56px 64px' }} gap="8">
                <Flex align="center" gap="5" minW="0">
                  {settings && settings.branding.logo === 'account' && (
                    <BusinessMark name={settings.name} icon={looks?.icon?.url} size={64} />
                  )}
                  <Heading
                    as="h1"
                    flex="1"
                    minW="0"
                    fontSize={{ base: '2xl', lg: '2.25rem' }}
                    lineHeight="1.2"
                    fontWeight="600"
                  >
                    {settings?.name ?? t.title}
                  </Heading>
                  <Span
                    fontSize={{ base: '1.375rem', lg: '2.25rem' }}
                    color="textSecond"
                    fontVariantNumeric="tabular-nums"
                  >
                    {formatTime(now, zone)}
                  </Span>
                </Flex>
                <WallNumbers board={wall.board} showsNames={settings?.wallShows === 'first-names'} />
                <Flex align="center" gap="3" wrap="wrap" minH="11">
                  {sound === null && (
                    <>
                      <Text w={{ base: 'full', md: 'auto' }} fontSize="lg">
                        {t.soundTitle}
                      </Text>
                      <Button size="lg" variant="solid" onClick={() => choose('on')}>
                        {t.soundOn}
                      </Button>
                      <Button size="lg" onClick={() => choose('off')}>
                        {t.soundOff}
                      </Button>
                    </>
                  )}
                  {/* Out of sight until it is looked for. */}
                  <ButtonLink
                    to={viewPath('queue')}
                    variant="ghost"
                    size="lg"
                    opacity={0}
                    _hover={{ opacity: 1 }}
                    _focusVisible={{ opacity: 1 }}
                  >
                    {t.back}
                  </ButtonLink>
                </Flex>
              </Flex>
              <WallSide
                board={wall.board}
                hasCode={hasCode}
                code={code}
                showsEstimate={settings?.showEstimate === true}
                isSilent={wall.isSilent}
                time={wall.time && formatTime(wall.time, zone)}
              />
            </Grid>
          ) : (
            <Box minH="calc(100dvh - var(--above-shell, 0px))" bg="canvas" role="status" aria-label={t.connecting} />
          )}
        </BrandColoured>
      </Box>
    </Alone>
  );
}
