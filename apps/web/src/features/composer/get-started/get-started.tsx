import { useMutation, useQuery } from '@apollo/client/react';
import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { MessageSquareOff, UserCheck, Wallet, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { formatRate } from '../../../lib/format/money';
import { problemOf } from '../../../lib/graph/problem';
import { articlePath } from '../../../lib/later-paths';
import { importPath, quickPath } from '../../../lib/paths';
import { useUser } from '../../../lib/session/session';
import { Button, ButtonLink, Link } from '../../../ui/button';
import { plainBind } from '../../../ui/form/fields/plain-bind';
import { CheckboxField } from '../../../ui/form/fields/plain-fields';
import { Dialog } from '../../../ui/overlay/dialog';
import { notifyProblem } from '../../../ui/toast/notify';
import { GetStartedDocument, SkipGetStartedDocument } from './get-started.generated';
import { getStartedTexts as t } from './get-started.texts';

/** Whom it was shown to since the page was loaded: the next campaign of the same visit does not begin with it again. */
const shownTo = new Set<string>();

/** Over the first composer: the price, whom one may text, the way out. Until the person has seen enough of it. */
export default function GetStarted() {
  const { id, tenant } = useUser();
  const [isClosed, setClosed] = useState(() => shownTo.has(id));
  const [isEnough, setEnough] = useState(false);
  // The composer has asked already.
  const { data } = useQuery(GetStartedDocument, { skip: isClosed, fetchPolicy: 'cache-first' });
  const [skip] = useMutation(SkipGetStartedDocument);
  if (isClosed || data?.userFlags?.smsCampaignGetStartedModalSkipped !== false) return null;
  const price = data.appServiceByKey?.prices.find(({ country }) => country === (tenant?.country ?? 'AU'))?.price;
  const close = (): void => {
    shownTo.add(id);
    setClosed(true);
    if (isEnough) skip().catch((error: unknown) => notifyProblem(problemOf(error)));
  };
  return (
    <Dialog
      title={t.title}
      isOpen
      onClose={close}
      footer={
        <Flex justify="space-between" align="center" gap="8px 16px" wrap="wrap" w="full">
          <CheckboxField bind={plainBind('enough', isEnough, setEnough)}>{t.notAgain}</CheckboxField>
          <Flex gap="2" wrap="wrap">
            <ButtonLink to={importPath} size="lg" onClick={close}>
              {t.importPeople}
            </ButtonLink>
            <ButtonLink to={quickPath} size="lg" onClick={close}>
              {t.sendOne}
            </ButtonLink>
            <Button variant="solid" size="lg" onClick={close}>
              {t.compose}
            </Button>
          </Flex>
        </Flex>
      }
    >
      <Point icon={Wallet} title={t.cost} to="sms-marketing-campaigns/what-it-costs" onLeave={close}>
        {price === undefined ? t.costWithout : t.costText(formatRate(price))}
      </Point>
      <Point icon={UserCheck} title={t.who} to="audiences/who-you-may-text" onLeave={close}>
        {t.whoText}
      </Point>
      <Point icon={MessageSquareOff} title={t.optOut} to="audiences/opt-outs" onLeave={close}>
        {t.optOutText}
      </Point>
    </Dialog>
  );
}

function Point({
  icon: Icon,
  title,
  to,
  onLeave,
  children,
}: {
  icon: LucideIcon;
  title: string;
  /** The article that says more. */
  to: string;
  onLeave: () => void;
  children: string;
}) {
  return (
    <Flex gap="3.5" mb="4">
      <Box color="brandText" flexShrink={0} pt="0.5">
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </Box>
      <Box>
        <Text as="h3" fontWeight="600">
          {title}
        </Text>
        <Text color="textSecond">{children}</Text>
        <Link
          to={articlePath(to)}
          display="inline-flex"
          alignItems="center"
          minH={{ base: '11', md: '6' }}
          aria-label={t.more(title)}
          onClick={onLeave}
        >
          {t.read}
        </Link>
      </Box>
    </Flex>
  );
}
