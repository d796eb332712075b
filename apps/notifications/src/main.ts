import { runService } from '@bellbird/service-host';
import { notificationsService } from './notifications.module.js';

await runService(notificationsService);
