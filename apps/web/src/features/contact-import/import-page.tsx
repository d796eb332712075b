import { useMay } from '../../lib/session/session';
import { Card } from '../../ui/card/card';
import { Page } from '../../ui/page/page';
import { NoPermission } from '../../ui/states/no-permission';
import { contactImportTexts as t } from './contact-import.texts';
import { ImportWizard } from './import-wizard';

export function Component() {
  return (
    <Page title={t.title}>
      {useMay('campaign-editor') ? (
        <ImportWizard />
      ) : (
        <Card>
          <NoPermission permission="campaign-editor" title={t.noPermission} />
        </Card>
      )}
    </Page>
  );
}
