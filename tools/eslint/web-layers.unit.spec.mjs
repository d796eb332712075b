import { ruleTester } from './rule-tester.mjs';
import { webLayers } from './web-layers.mjs';

const at = (file) => `/repo/apps/web/src/${file}`;

ruleTester.run('web-layers', webLayers, {
  valid: [
    { filename: at('features/contacts/contact-list-page.tsx'), code: "import { Page } from '../../ui/page/page';" },
    { filename: at('features/contacts/list/row.tsx'), code: "import { t } from '../contacts.texts';" },
    { filename: at('app/routes.tsx'), code: "import { contactsRoutes } from '../features/contacts/contacts.routes';" },
    { filename: at('features/home/home-page.tsx'), code: "import { seen } from '../../domain/notices/seen';" },
    { filename: at('domain/message/counter.ts'), code: "import { Button } from '../../ui/button';" },
    { filename: at('ui/page/page.tsx'), code: "import { formatCount } from '../../lib/i18n/texts';" },
    { filename: '/repo/apps/campaigns/src/a.ts', code: "import { b } from '../../features/b';" },
  ],
  invalid: [
    {
      filename: at('ui/list-page/list-page.tsx'),
      code: "import { campaignName } from '../../domain/campaigns/campaign-name';",
      errors: [{ messageId: 'layer' }],
    },
    {
      filename: at('features/home/home-page.tsx'),
      code: "import { ContactRow } from '../contacts/contact-row';",
      errors: [{ messageId: 'feature' }],
    },
    {
      filename: at('features/home/home-page.tsx'),
      code: "const page = () => import('../contacts/contact-row');",
      errors: [{ messageId: 'feature' }],
    },
    {
      filename: at('ui/page/page.tsx'),
      code: "export { ContactRow } from '../../features/contacts/contact-row';",
      errors: [{ messageId: 'layer' }],
    },
    {
      filename: at('lib/session/session.ts'),
      code: "import { notify } from '../../ui/toast/notify';",
      errors: [{ messageId: 'layer' }],
    },
    {
      filename: at('app/shell/shell.tsx'),
      code: "import { ContactRow } from '../../features/contacts/contact-row';",
      errors: [{ messageId: 'inside' }],
    },
  ],
});
