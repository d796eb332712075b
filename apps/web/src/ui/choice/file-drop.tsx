import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Text } from '@chakra-ui/react/text';
import { FileUp, Upload } from 'lucide-react';
import { useRef, useState, type DragEvent, type ReactNode } from 'react';
import { Button } from '../button';

/** Where a file is dropped or chosen. What it may be is written in it; whoever takes the file looks at it. */
export function FileDrop({
  title,
  text,
  drop,
  dropping,
  choose,
  busy,
  isBusy,
  accept,
  rules,
  testId,
  onFile,
  children,
}: {
  title: string;
  text: string;
  /** That one may drop it here, for those who have a mouse, and what is said while it is held over the place. */
  drop: string;
  dropping: string;
  choose: string;
  /** What the button says while the file is read. */
  busy: string;
  isBusy: boolean;
  /** As the browser's picker takes it: ".csv,text/csv". */
  accept: string;
  rules: string;
  testId: string;
  onFile: (file: File) => void;
  /** Below the rules: a sample. */
  children?: ReactNode;
}) {
  const [isOver, setOver] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const take = (file: File | undefined): void => {
    if (file !== undefined) onFile(file);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  return (
    <Flex
      direction="column"
      align="center"
      textAlign="center"
      gap="2"
      px="4"
      py={{ base: '7', md: '12' }}
      borderWidth="1.5px"
      borderStyle="dashed"
      borderRadius="card"
      borderColor={isOver ? 'solid' : 'lineField'}
      bg={isOver ? 'brandTint' : 'subtle'}
      transition="background-color 120ms, border-color 120ms"
      onDragOver={(event) => (event.preventDefault(), setOver(true))}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Flex
        boxSize="12"
        align="center"
        justify="center"
        borderRadius="bar"
        bg="brandTintStrong"
        color="brandText"
        mb="1"
      >
        <FileUp aria-hidden size={24} strokeWidth={1.75} />
      </Flex>
      <Heading as="h2" textStyle="section" fontSize="md">
        {title}
      </Heading>
      <Text color="textSecond" maxW="52ch" textWrap="balance">
        {text}
      </Text>
      <Text hideBelow="md" color="textThird" fontSize="small">
        {isOver ? dropping : drop}
      </Text>
      <Button
        variant="solid"
        size="lg"
        mt="1"
        w={{ base: 'full', sm: 'auto' }}
        loading={isBusy}
        loadingText={busy}
        onClick={() => picker.current?.click()}
      >
        <Upload aria-hidden />
        {choose}
      </Button>
      <input
        ref={picker}
        type="file"
        accept={accept}
        hidden
        aria-label={choose}
        data-testid={testId}
        // The same file can be chosen again.
        onChange={(event) => (take(event.target.files?.[0]), (event.target.value = ''))}
      />
      <Text color="textThird" fontSize="small">
        {rules}
      </Text>
      {children}
    </Flex>
  );
}
