import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Text } from '@chakra-ui/react/text';
import { Eye, Printer } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { ownColour } from '@bellbird/field-rules';
import { fetchCode } from '../../../lib/fetch-code';
import { ButtonLink } from '../../../ui/button';
import { ChoiceCard, ChoiceCards } from '../../../ui/choice/choice-cards';
import { SwitchRow } from '../../../ui/choice/switch-row';
import { SectionCard } from '../../../ui/detail/section-card';
import { optionsOf } from '../../../ui/filter/options-of';
import { BrandField } from '../../../ui/form/fields/brand-field';
import { SelectField, TextAreaField } from '../../../ui/form/fields/plain-fields';
import { viewPath } from '../view-paths';
import { NumberField } from './number-field';
import { listSettingsTexts } from './settings.texts';
import type { SettingsFields } from './use-settings-form';

const t = listSettingsTexts.public;
const QrPicture = lazy(() => fetchCode(() => import('../../../ui/copy/qr-picture')));

/** Who may join by themselves, what they are asked, and how the pages look. */
export function PublicCard({ form, accountColour }: { form: SettingsFields; accountColour: string | null }) {
  const { branding, publicBooking, askPartySize } = form.values;
  const look = form.field('branding');
  const hasOwn = branding.primary !== '';
  return (
    <SectionCard title={t.title}>
      <Text id="who-may-join" fontSize="small" fontWeight="500" mb="1.5">
        {t.who}
      </Text>
      <ChoiceCards role="radiogroup" aria-labelledby="who-may-join">
        {(['open', 'on-site', 'off'] as const).map((value) => (
          <ChoiceCard
            key={value}
            group="public-booking"
            value={value}
            isChosen={publicBooking === value}
            onChoose={() => form.set({ publicBooking: value })}
            title={t.booking[value][0]!}
          >
            <Text color="textSecond" fontSize="small">
              {t.booking[value][1]}
            </Text>
          </ChoiceCard>
        ))}
      </ChoiceCards>
      <Box mt="3">
        <SwitchRow
          label={t.askPartySize}
          help={t.askPartySizeHelp}
          isOn={askPartySize}
          onChange={form.field('askPartySize').onChange}
        />
      </Box>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" mt="2">
        {askPartySize && <NumberField form={form} name="mostPartySize" label={t.mostPartySize} />}
        <SelectField label={t.phone} options={optionsOf(t.phones)} bind={form.field('askPhone')} />
      </Grid>
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4" mt="4">
        <TextAreaField label={t.welcome} help={t.welcomeHelp} rows={3} bind={form.field('branding.welcome')} />
        <TextAreaField label={t.closedText} help={t.closedTextHelp} rows={3} bind={form.field('branding.closedText')} />
      </Grid>
      <Box mt="2">
        <SwitchRow
          label={t.logo}
          help={t.logoHelp}
          isOn={branding.logo === 'account'}
          onChange={(isOn) => look.onChange({ ...branding, logo: isOn ? 'account' : 'none' })}
        />
        <SwitchRow
          label={t.ownColour}
          help={t.ownColourHelp}
          isOn={hasOwn}
          onChange={(isOn) => look.onChange({ ...branding, primary: isOn ? (accountColour ?? ownColour) : '' })}
        />
      </Box>
      {hasOwn && (
        <Box mt="2">
          <BrandField label={t.colour} bind={form.field('branding.primary')} options={optionsOf(t.colours)} />
        </Box>
      )}
    </SectionCard>
  );
}

/** The code that customers scan, to print and to look at. */
export const CodeCard = ({ publicUrl, isOnSite }: { publicUrl: string; isOnSite: boolean }) => (
  <SectionCard title={t.code}>
    <Box minH="130px">
      <Suspense fallback={null}>
        <QrPicture
          address={publicUrl}
          name={t.codeName}
          help={isOnSite ? t.onSiteHelp : t.codeHelp}
          fileName={t.codeFile}
        />
      </Suspense>
    </Box>
    <Flex gap="2" wrap="wrap" mt="3">
      <ButtonLink to={viewPath('print')}>
        <Printer aria-hidden />
        {t.print}
      </ButtonLink>
      <ButtonLink to={new URL(publicUrl).pathname}>
        <Eye aria-hidden />
        {t.see}
      </ButtonLink>
    </Flex>
  </SectionCard>
);
