import { Flex } from '@chakra-ui/react/flex';
import { Span } from '@chakra-ui/react/span';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Hex } from '@bellbird/field-rules';
import { Button } from '../../ui/button';
import QrPicture from '../../ui/copy/qr-picture';
import { EmailPreview } from '../../ui/email/email-preview';
import { LiveNumber } from '../../ui/figures/live-number';
import { samplesTexts as t } from './samples.texts';

/** What is a page of its own. */
export const PageSamples = () => (
  <Flex as="ul" direction="column" gap="2" listStyleType="none">
    {(['list', 'bin', 'detail'] as const).map((page) => (
      <li key={page}>
        <Span color="brandText" textDecoration="underline">
          <RouterLink to={`/pages/primitives/${page}`}>{t.pages[page]}</RouterLink>
        </Span>
      </li>
    ))}
  </Flex>
);

export function LiveSamples() {
  const [count, setCount] = useState(148);
  return (
    <Flex align="baseline" gap="3" wrap="wrap">
      <Span textStyle="display">
        <LiveNumber value={String(count)} said={t.handled(count)} />
      </Span>
      <Span color="textSecond">{t.of}</Span>
      <Button onClick={() => setCount(count + 1)}>{t.next}</Button>
    </Flex>
  );
}

export const CodeSamples = () => (
  <QrPicture address="https://bellbird.example/waiting-list" name={t.qrName} help={t.qrHelp} fileName="code.png" />
);

const colour = Object.keys(t.colours)[2] as Hex;

const email = `<body style="background:#f4f2ee;margin:0;padding:24px">
  <div style="max-width:520px;margin:0 auto;background:#ffffff;border-radius:12px;padding:24px">
    <p>${t.greeting}</p><p>${t.body}</p>
    <p style="margin-top:24px"><a href="https://bellbird.example"
      style="display:inline-block;background:#12693f;color:#ffffff;padding:12px 20px;border-radius:8px">${t.button}</a></p>
  </div></body>`;

export const EmailSamples = () => (
  <EmailPreview from={t.from} subject={t.subject} html={email} colour={colour} height={300} />
);
