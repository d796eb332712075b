import { Feature, readSdl } from '@bellbird/service-host';
import { CallerIdModule } from '../caller-id/caller-id.module.js';
import { EditingModule } from '../editing/editing.module.js';
import { LinksModule } from '../links/links.module.js';
import { PeersModule } from '../peers/peers.module.js';
import { AutomationHooks } from './automation.hooks.js';
import { AutomationResolver } from './automation.resolver.js';
import { automationResource } from './automation.resource.js';
import { PreviewAutomation } from './preview-automation.js';
import { GatherVisits } from './run/gather-visits.js';
import { PlanRun } from './run/plan-run.js';
import { QuoteRun } from './run/quote-run.js';
import { RunAutomations } from './run/run-automations.js';
import { SendRun } from './run/send-run.js';

@Feature({
  imports: [CallerIdModule, EditingModule, LinksModule, PeersModule],
  resources: [automationResource],
  sdl: readSdl(import.meta.url, 'automation.graphql'),
  providers: [
    AutomationHooks,
    AutomationResolver,
    GatherVisits,
    PlanRun,
    PreviewAutomation,
    QuoteRun,
    RunAutomations,
    SendRun,
  ],
})
export class AutomationModule {}
