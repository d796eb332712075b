import type { ComponentProps } from 'react';
import { usePageTitle } from '../ui/page/page-title';
import { BrandMark } from '../ui/public/brand-mark';
import { PublicFrame } from '../ui/public/public-frame';
import { StatePanel } from '../ui/states/state-panel';
import { statusTexts as t } from './status.texts';

/** A page that says one thing, whoever looks. */
export function StatusPage(props: ComponentProps<typeof StatePanel>) {
  usePageTitle(props.title);
  return (
    <PublicFrame header={<BrandMark />} footer={t.footer}>
      <StatePanel isPage {...props} />
    </PublicFrame>
  );
}
