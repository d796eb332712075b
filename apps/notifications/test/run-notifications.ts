import { runService } from '@bellbird/service-host/testing';
import { notificationsService } from '../src/notifications.module.js';

await runService(notificationsService);
