import { Megaphone, Upload, UserPlus } from 'lucide-react';
import { importPath, newContactPath } from '../../lib/paths';
import { useMay } from '../../lib/session/session';
import { ButtonLink } from '../../ui/button';
import { Card } from '../../ui/card';
import { StatePanel } from '../../ui/states/state-panel';
import { homeCardTexts } from './home-cards.texts';

const t = homeCardTexts.welcome;

/** What a newcomer sees first: what this is for, and one step. */
export default function Welcome() {
  const may = useMay('campaign-editor');
  return (
    <Card>
      <StatePanel
        icon={Megaphone}
        title={t.title}
        actions={
          may && (
            <>
              <ButtonLink to={importPath} variant="tint" h={{ base: '44px', md: '36px' }}>
                <Upload aria-hidden />
                {t.import}
              </ButtonLink>
              <ButtonLink to={newContactPath} h={{ base: '44px', md: '36px' }}>
                <UserPlus aria-hidden />
                {t.add}
              </ButtonLink>
            </>
          )
        }
      >
        {t.text}
      </StatePanel>
    </Card>
  );
}
