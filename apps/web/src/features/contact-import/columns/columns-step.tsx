import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { NativeSelect } from '@chakra-ui/react/native-select';
import { Span } from '@chakra-ui/react/span';
import { Text } from '@chakra-ui/react/text';
import { CircleAlert, TableProperties } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { contactTargets, type ColumnTarget } from '@bellbird/field-rules';
import { fetchCode } from '../../../lib/fetch-code';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card/card';
import { Notice } from '../../../ui/notice';
import { WizardFoot } from '../../../ui/wizard/wizard-foot';
import { contactImportTexts as t } from '../contact-import.texts';
import { looksLikePerson, type PeopleFile } from '../file/people-file';
import { hasPhone, retarget, type Column } from './columns';
import { KeepAsFields } from './keep-as-fields';
import type { KnownField } from './known-field';
import type { MadeField } from './new-field';
import { PeoplePreview } from './people-preview';

const NewFieldDialog = lazy(() => fetchCode(() => import('./new-field-dialog')));
const newFieldChoice = '+';
const areas = { base: '1fr', md: 'minmax(0, 1fr) minmax(0, 1.4fr) 260px' };

interface ColumnsStepProps {
  fileName: string;
  read: PeopleFile;
  columns: readonly Column[];
  fields: readonly KnownField[];
  onChange: (columns: Column[]) => void;
  onFieldsMade: (made: readonly MadeField[]) => void;
  onAddHeadings: (() => void) | null;
  onBack: () => void;
  onNext: () => void;
}

/** Step 2: every column, what stands in it and what it comes in as; and how the first rows look as people. */
export function ColumnsStep({
  fileName,
  read,
  columns,
  fields,
  onChange,
  onFieldsMade,
  onAddHeadings,
  onBack,
  onNext,
}: ColumnsStepProps) {
  const [replaced, setReplaced] = useState<string | null>(null);
  const [isMaking, setMaking] = useState(false);
  const [newFieldAt, setNewFieldAt] = useState<number | null>(null);
  const choose = (at: number, target: string): void => {
    if (target === newFieldChoice) return setNewFieldAt(at);
    const before = columns.find((column, index) => index !== at && target !== '' && column.target === target);
    setReplaced(before?.heading ?? null);
    onChange(retarget(columns, at, target === '' ? null : (target as ColumnTarget)));
  };
  const isReady = hasPhone(columns);
  return (
    <Box display="grid" gap="4">
      {looksLikePerson(read.headings) && (
        <Notice
          icon={CircleAlert}
          tone="amber"
          title={t.noHeadingsTitle}
          role="status"
          actions={onAddHeadings && <Button onClick={onAddHeadings}>{t.addHeadings}</Button>}
        >
          {onAddHeadings ? t.noHeadings : t.noHeadingsRemedy}
        </Notice>
      )}
      <Card overflow="hidden">
        <Box p={{ base: '4', md: '5' }}>
          <Heading as="h2" textStyle="section">
            {t.columnsTitle}
          </Heading>
          <Text color="textSecond" mt="0.5">
            {t.columnsText(fileName, read.rows.length, read.isWhole)}
          </Text>
        </Box>
        <Grid
          aria-hidden
          display={{ base: 'none', md: 'grid' }}
          templateColumns={areas}
          gap="4"
          px="5"
          h="34px"
          alignItems="center"
          bg="subtle"
          borderYWidth="1px"
          fontSize="small"
          fontWeight="500"
          color="textSecond"
        >
          <Span>{t.columnHead}</Span>
          <Span>{t.samplesHead}</Span>
          <Span>{t.targetHead}</Span>
        </Grid>
        <Box as="ul" listStyleType="none">
          {columns.map((column, at) => (
            <Grid
              as="li"
              key={at}
              templateColumns={areas}
              gap={{ base: '2', md: '4' }}
              px={{ base: '4', md: '5' }}
              py={{ base: '3.5', md: '2' }}
              alignItems="center"
              borderTopWidth={at === 0 ? { base: '1px', md: 0 } : '1px'}
            >
              <Text fontWeight="500" overflowWrap="anywhere" color={column.target === null ? 'textThird' : 'text'}>
                {column.heading || t.noHeading(at + 1)}
              </Text>
              <Text color="textSecond" fontSize="small" overflowWrap="anywhere" lineClamp={2}>
                {column.samples.length === 0
                  ? t.noSamples
                  : column.samples.map((sample) => sample.slice(0, 60)).join(' · ')}
              </Text>
              <TargetSelect
                label={t.targetOf(column.heading || t.noHeading(at + 1))}
                value={column.target}
                fields={fields}
                onChange={(target) => choose(at, target)}
              />
            </Grid>
          ))}
        </Box>
        <Text role="status" px="5" py={replaced === null ? 0 : '2.5'} fontSize="small" color="textSecond" bg="subtle">
          {replaced !== null && t.replaced(replaced)}
        </Text>
      </Card>
      <KeepAsFields
        read={read}
        columns={columns}
        fields={fields}
        isMaking={isMaking}
        onMaking={setMaking}
        onMade={onFieldsMade}
      />
      <PeoplePreview rows={read.rows} columns={columns} fields={fields} />
      {!isReady && (
        <Notice icon={TableProperties} tone="amber" title={t.phoneMissingTitle} role="status">
          {t.phoneMissing}
        </Notice>
      )}
      <WizardFoot onBack={onBack}>
        <Button
          size="lg"
          variant="solid"
          flex={{ base: 1, sm: 'initial' }}
          disabled={!isReady}
          loading={isMaking}
          onClick={onNext}
        >
          {t.next}
        </Button>
      </WizardFoot>
      {newFieldAt !== null && (
        <Suspense>
          <NewFieldDialog
            fileName={fileName}
            heading={columns[newFieldAt]!.heading}
            read={read}
            at={newFieldAt}
            onClose={() => setNewFieldAt(null)}
            onMade={(field) => (onFieldsMade([{ key: field.key, at: newFieldAt }]), setNewFieldAt(null))}
          />
        </Suspense>
      )}
    </Box>
  );
}

function TargetSelect({
  label,
  value,
  fields,
  onChange,
}: {
  label: string;
  value: ColumnTarget;
  fields: readonly KnownField[];
  onChange: (target: string) => void;
}) {
  return (
    <NativeSelect.Root>
      <NativeSelect.Field aria-label={label} value={value ?? ''} onChange={(event) => onChange(event.target.value)}>
        <option value="">{t.leaveOut}</option>
        <optgroup label={t.contactFields}>
          {contactTargets.map((target) => (
            <option key={target} value={target}>
              {t.fields[target]}
            </option>
          ))}
        </optgroup>
        <optgroup label={t.customFields}>
          {fields.map(({ key, name }) => (
            <option key={key} value={`attributes.${key}`}>
              {name}
            </option>
          ))}
          <option value={newFieldChoice}>{t.newField}</option>
        </optgroup>
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  );
}
